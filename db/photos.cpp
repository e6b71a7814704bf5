#include "db/photos.h"

#include "db/photo_rows.h"
#include "db/rows.h"
#include "engine/games/games.h"

#include <sqlite3.h>

#include <algorithm>
#include <cassert>
#include <tuple>

namespace consigliere::db {

namespace {

/// Limit of the table's CHECK.
constexpr std::int64_t most_photo_changes = 1'000'000;

Hash hash_of(const PhotoKey& key, std::int64_t changed, std::string_view image)
{
    return Digest("photo").add(key.game).add(key.kind).add(key.name).add(changed).add(image).hash();
}

std::string bytes_in(const SQLite::Column& column)
{
    const auto* const bytes = static_cast<const char*>(column.getBlob());
    return bytes == nullptr ? std::string()
                            : std::string(bytes, static_cast<std::size_t>(column.getBytes()));
}

PhotoRow row_in(SQLite::Statement& rows)
{
    return {{rows.getColumn(0).getString(), rows.getColumn(1).getString(),
                rows.getColumn(2).getString()},
        rows.getColumn(3).getInt64(), bytes_in(rows.getColumn(4)), hash_in(rows.getColumn(5))};
}

std::optional<PhotoRow> read_row(
    Connection& connection, const PhotoKey& key, const std::string& image = "image")
{
    const std::string sql = "SELECT game, kind, name, changed, " + image
        + ", hash FROM component_photo WHERE game = ? AND kind = ? AND name = ?";
    SQLite::Statement row = query(connection, sql.c_str(), key.game, key.kind, key.name);
    if (!row.executeStep())
        return std::nullopt;
    return row_in(row);
}

/// nullopt also for a damaged page, which loses only its own photo.
std::optional<PhotoRow> readable_row(
    Connection& connection, const PhotoKey& key, const std::string& image)
{
    try {
        return read_row(connection, key, image);
    } catch (const SQLite::Exception& failure) {
        constexpr int without_details = 0xff;
        if ((failure.getErrorCode() & without_details) != SQLITE_CORRUPT)
            throw;
    }
    return std::nullopt;
}

std::vector<PhotoKey> photo_keys(Connection& connection)
{
    return rows_of<PhotoKey, std::string, std::string, std::string>(query(
        connection, "SELECT game, kind, name FROM component_photo ORDER BY game, kind, name"));
}

void write_row(Connection& connection, const PhotoRow& row)
{
    SQLite::Statement statement(connection.sqlite,
        "INSERT INTO component_photo (game, kind, name, changed, image, hash)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET changed = excluded.changed,"
        " image = excluded.image, hash = excluded.hash");
    int column = 0;
    for (const std::string* text : {&row.key.game, &row.key.kind, &row.key.name})
        statement.bind(++column, *text);
    statement.bind(++column, row.changed);
    // bind() with a null pointer or no bytes must store an empty blob, not NULL.
    statement.bind(++column, row.image.data(), static_cast<int>(row.image.size()));
    statement.bind(++column, row.hash.data(), static_cast<int>(row.hash.size()));
    run_row(statement);
}

/// Replaces a photo (empty: tombstone) and increments its change count. The count of a damaged row
/// is used as far as it is plausible.
void put(Connection& connection, const PhotoKey& key, std::string_view image)
{
    const std::optional<PhotoRow> before = read_row(connection, key);
    const std::int64_t changed =
        std::clamp(before ? before->changed : 0, std::int64_t(0), most_photo_changes - 1) + 1;
    write_row(connection, {key, changed, std::string(image), hash_of(key, changed, image)});
}

} // namespace

bool is_whole(const PhotoRow& row)
{
    return !row.key.name.empty() && row.changed >= 1 && row.changed <= most_photo_changes
        && row.image.size() <= largest_photo
        && row.hash == hash_of(row.key, row.changed, row.image);
}

std::optional<PhotoRow> whole_photo(Connection& connection, const PhotoKey& key)
{
    std::optional<PhotoRow> row = readable_row(connection, key, "image");
    return row && is_whole(*row) ? row : std::nullopt;
}

PhotoKey spelled(const PhotoKey& key)
{
    return {key.game, key.kind, games::descriptions_of(key.game).spelling(key.name)};
}

ErrorOr<std::vector<PhotoKey>, DatabaseError> photographed(
    Database& database, std::string_view game)
{
    return catch_sqlite_errors(database, [&](Connection& connection) {
        return rows_of<PhotoKey, std::string, std::string, std::string>(query(connection,
            "SELECT game, kind, name FROM component_photo WHERE game = ? AND length(image) > 0"
            " ORDER BY kind, name",
            std::string(game)));
    });
}

ErrorOr<StoredPhoto, DatabaseError> photo_of(Database& database, const PhotoKey& key)
{
    return catch_sqlite_errors(database, [&](Connection& connection) -> StoredPhoto {
        std::optional<PhotoRow> row = read_row(connection, spelled(key));
        if (!row)
            return {};
        if (!is_whole(*row))
            return {StoredPhoto::State::damaged, {}};
        if (row->image.empty())
            return {};
        return {StoredPhoto::State::whole, std::move(row->image)};
    });
}

Status<DatabaseError> keep_photo(Database& database, const PhotoKey& key, std::string_view image)
{
    assert(!image.empty() && image.size() <= largest_photo);
    return in_transaction(
        database, [&](Connection& connection) { put(connection, spelled(key), image); });
}

Status<DatabaseError> remove_photo(Database& database, const PhotoKey& key)
{
    return in_transaction(
        database, [&](Connection& connection) { remove_photo_row(connection, key); });
}

void remove_photo_row(Connection& connection, const PhotoKey& key)
{
    const PhotoKey own = spelled(key);
    const std::optional<PhotoRow> row = read_row(connection, own);
    if (row && !(is_whole(*row) && row->image.empty()))
        put(connection, own, {});
}

std::vector<PhotoRow> list_photos(Connection& connection)
{
    std::vector<PhotoRow> photos;
    for (const PhotoKey& key : photo_keys(connection)) {
        if (std::optional<PhotoRow> row = readable_row(connection, key, "NULL"))
            photos.push_back(std::move(*row));
    }
    return photos;
}

PhotoRows read_photos(Connection& connection)
{
    PhotoRows found;
    for (PhotoKey& key : photo_keys(connection)) {
        if (std::optional<PhotoRow> row = whole_photo(connection, key))
            found.rows.push_back(std::move(*row));
        else
            found.damaged.push_back(std::move(key));
    }
    return found;
}

int take_photos(Connection& connection, const std::vector<PhotoRow>& theirs)
{
    int taken = 0;
    for (const PhotoRow& row : theirs) {
        const std::optional<PhotoRow> ours = read_row(connection, row.key);
        const auto weight = [](const PhotoRow& each) { return std::tie(each.changed, each.hash); };
        // Any intact photo is better than a damaged one.
        if (ours && is_whole(*ours) && weight(*ours) >= weight(row))
            continue;
        write_row(connection, row);
        taken += row.image.empty() ? 0 : 1;
    }
    return taken;
}

} // namespace consigliere::db
