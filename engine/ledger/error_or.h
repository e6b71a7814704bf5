#pragma once

#include "engine/ledger/verdict.h"

#include <cassert>
#include <optional>
#include <utility>
#include <variant>

namespace consigliere::ledger {

/// Why a record cannot be used. `line`: 1-based line of its file, 0 for the whole file.
struct RecordError {
    Reason reason;
    int line = 0;
};

/// A value or an error. Ignoring it does not compile (-Werror). value(): requires
/// !is_error(). error(): requires is_error() (asserted).
template <typename Value, typename Error = Reason>
class [[nodiscard]] ErrorOr {
public:
    ErrorOr(Value value) // NOLINT(google-explicit-constructor): `return value;` is the point.
        : m_content(std::in_place_index<0>, std::move(value))
    {
    }
    ErrorOr(Error error) // NOLINT(google-explicit-constructor): `return error;` is the point.
        : m_content(std::in_place_index<1>, std::move(error))
    {
    }

    [[nodiscard]] bool is_error() const { return m_content.index() == 1; }

    [[nodiscard]] const Value& value() const
    {
        assert(!is_error());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] Value& value()
    {
        assert(!is_error());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] const Error& error() const
    {
        assert(is_error());
        return *std::get_if<1>(&m_content);
    }

private:
    std::variant<Value, Error> m_content;
};

/// Success, or the error. For functions that return no value.
template <typename Error = Reason>
class [[nodiscard]] Status {
public:
    Status() = default;
    Status(Error error) // NOLINT(google-explicit-constructor): `return error;` is the point.
        : m_error(std::move(error))
    {
    }

    [[nodiscard]] bool is_error() const { return m_error.has_value(); }
    /// True on error: `if (const Status<…> failure = …)`.
    [[nodiscard]] explicit operator bool() const { return is_error(); }
    [[nodiscard]] const Error& error() const
    {
        assert(is_error());
        return *m_error;
    }

private:
    std::optional<Error> m_error;
};

} // namespace consigliere::ledger
