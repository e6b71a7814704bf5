#include "companion/app/destinations.h"

#include "companion/box/box_screen.h"
#include "companion/box/qr_receive_screen.h"
#include "companion/box/qr_send_screen.h"
#include "companion/court/amendment_screen.h"
#include "companion/court/what_if_screen.h"
#include "companion/court/why_screen.h"
#include "companion/exchange/another_tablet_screen.h"
#include "companion/exchange/give_screen.h"
#include "companion/home/backups_screen.h"
#include "companion/home/home_screen.h"
#include "companion/home/new_table_screen.h"
#include "companion/home/settings_screen.h"
#include "companion/past/evening_doors.h"
#include "companion/past/evenings_screen.h"
#include "companion/people/group_screen.h"
#include "companion/people/players_screen.h"
#include "companion/rules/faq_screen.h"
#include "companion/rules/rules_screen.h"
#include "companion/rules/rulings_screen.h"
#include "companion/scanning/camera.h"
#include "companion/table/table_screen.h"

#include <memory>
#include <optional>
#include <utility>

namespace consigliere::app {

namespace {

using namespace screens;

class ScreenMaker {
public:
    explicit ScreenMaker(const Context& context)
        : m_context(context)
    {
    }

    OpenedScreen operator()(const to::Home&) const { return made<HomeScreen>(); }
    OpenedScreen operator()(const to::NewTable& to) const { return made<NewTableScreen>(to); }
    OpenedScreen operator()(const to::TableLaidAgain& to) const { return made<NewTableScreen>(to); }
    OpenedScreen operator()(const to::Settings&) const { return made<SettingsScreen>(); }
    OpenedScreen operator()(const to::Backups&) const { return made<BackupsScreen>(); }
    OpenedScreen operator()(const to::Players&) const { return made<PlayersScreen>(); }
    OpenedScreen operator()(const to::Group&) const { return made<GroupScreen>(); }
    OpenedScreen operator()(const to::Evenings& to) const { return made<EveningsScreen>(to); }
    OpenedScreen operator()(to::AnotherTablet& to) const
    {
        if (!to.open_camera)
            to.open_camera = scanning::open_camera;
        return made<AnotherTabletScreen>(std::move(to));
    }
    OpenedScreen operator()(const to::GiveEvenings& to) const { return made<GiveScreen>(to); }

    OpenedScreen operator()(const to::Evening& to) const
    {
        std::optional<OpenedScreen> past = open_if_past(m_context, to.id);
        return past ? std::move(*past) : (*this)(to::EveningTable{to.id});
    }
    OpenedScreen operator()(const to::EveningTable& to) const
    {
        auto session = db::Session::resume(m_context.database, to.id);
        if (session.is_error())
            return telling::tell(session.error());
        return made<TableScreen>(std::move(session.value()));
    }
    OpenedScreen operator()(to::Table& to) const
    {
        return made<TableScreen>(std::move(to.session));
    }
    OpenedScreen operator()(const to::PastEntry& to) const
    {
        return open_past_entry(m_context, to);
    }
    OpenedScreen operator()(const to::EveningSoFar& to) const
    {
        return open_evening_so_far(m_context, to);
    }
    OpenedScreen operator()(const to::Story& to) const { return open_story(m_context, to); }
    OpenedScreen operator()(const to::Court& to) const { return made<WhyScreen>(to); }
    OpenedScreen operator()(to::WhatIf& to) const { return open_what_if(m_context, std::move(to)); }
    OpenedScreen operator()(to::Amendment& to) const
    {
        return open_amendment(m_context, std::move(to));
    }

    OpenedScreen operator()(const to::Rules& to) const
    {
        return made<RulesScreen>(to.game, to.rule);
    }
    OpenedScreen operator()(const to::Argued& to) const
    {
        return made<FaqScreen>(to.game, to.argument, to.how_they_stand);
    }
    OpenedScreen operator()(const to::Rulings& to) const { return made<RulingsScreen>(to.table); }

    OpenedScreen operator()(const to::Box& to) const
    {
        return made<BoxScreen>(to.game, to.open_camera ? to.open_camera : scanning::open_camera);
    }
    OpenedScreen operator()(const to::QrSendScreen& to) const
    {
        return made<QrSendScreen>(to.game, to.codes, to.remark);
    }
    OpenedScreen operator()(const to::QrReceiveScreen& to) const
    {
        return made<QrReceiveScreen>(to.game, to.open_camera, to.take);
    }

private:
    template <typename Made, typename... Facts>
    [[nodiscard]] OpenedScreen made(Facts&&... facts) const
    {
        return OpenedScreen(std::make_unique<Made>(m_context, std::forward<Facts>(facts)...));
    }

    const Context& m_context;
};

} // namespace

OpenedScreen make_screen(const Context& context, Destination destination)
{
    return std::visit(ScreenMaker(context), static_cast<Destination::variant&>(destination));
}

} // namespace consigliere::app
