#include "db/club/server_schema.h"

namespace consigliere::db {

// Who may do what:
// - consigliere_keeper owns everything and cannot log in. Functions that make roles or number rows
//   run as this role.
// - consigliere_member is what a tablet and a club's owner have in common: they read their own
// club.
// - Only a tablet writes, only in its own name, and only by INSERT.
// Roles belong to the whole server, so they may be there already.
const char* const archive_schema = R"sql(
DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'consigliere_keeper') THEN
        CREATE ROLE consigliere_keeper NOLOGIN CREATEROLE;
    END IF;
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'consigliere_member') THEN
        CREATE ROLE consigliere_member NOLOGIN;
        GRANT consigliere_member TO consigliere_keeper WITH ADMIN OPTION;
    END IF;
    IF NOT pg_has_role('consigliere_keeper', 'MEMBER') THEN
        EXECUTE format('GRANT consigliere_keeper TO %I', current_user);
    END IF;
END $$;
CREATE SCHEMA consigliere AUTHORIZATION consigliere_keeper;
SET LOCAL ROLE consigliere_keeper;
SET LOCAL search_path = consigliere, pg_temp;

CREATE TABLE schema_version (version int NOT NULL);
INSERT INTO schema_version VALUES (1);

CREATE TABLE club (
    id    int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    uuid  uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
    name  text NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 200),
    owner name NOT NULL UNIQUE
);

CREATE TABLE tablet (
    role   name PRIMARY KEY,
    club   int NOT NULL REFERENCES club,
    label  text NOT NULL CHECK (length(label) BETWEEN 1 AND 200),
    paired timestamptz NOT NULL DEFAULT now(),
    UNIQUE (club, label),
    UNIQUE (club, role)
);

-- A finished evening as one tablet had it, with all its courses. Whoever adds one has taken in all
-- earlier states of it, so the last to arrive holds everything.
CREATE TABLE evening (
    club     int NOT NULL,
    evening  uuid NOT NULL,
    chain    bytea NOT NULL CHECK (length(chain) = 32),    -- of all courses, see packed_evening.h
    arrival  bigint NOT NULL,                              -- 1, 2, 3 in each club, without gaps
    follows  bigint NOT NULL,                              -- the last arrival its tablet knew
    tablet   name NOT NULL,
    received timestamptz NOT NULL DEFAULT now(),
    game     text NOT NULL CHECK (length(game) BETWEEN 1 AND 40),
    played   date NOT NULL,
    entries  int NOT NULL CHECK (entries > 0),
    size     int NOT NULL CHECK (size BETWEEN 1 AND 67108864),    -- bytes when unpacked
    sum      bytea NOT NULL,
    packed   bytea NOT NULL CHECK (sha256(packed) = sum),
    PRIMARY KEY (club, evening, chain),
    UNIQUE (club, arrival),
    FOREIGN KEY (club, tablet) REFERENCES tablet (club, role)
);
ALTER TABLE evening ALTER packed SET STORAGE EXTERNAL;    -- it is compressed already

-- States of evenings of which a later one has arrived.
CREATE TABLE replaced (
    club    int NOT NULL,
    arrival bigint NOT NULL,
    PRIMARY KEY (club, arrival)
);

-- Who sat where, and how it ended. Derived from `packed`.
CREATE TABLE seat (
    club    int NOT NULL,
    arrival bigint NOT NULL,
    course  smallint NOT NULL CHECK (course BETWEEN 1 AND 1000),
    seat    smallint NOT NULL CHECK (seat BETWEEN 1 AND 100),
    actor   text NOT NULL CHECK (length(actor) <= 200),
    person  uuid,
    game    text NOT NULL,
    played  date NOT NULL,
    rank    int,
    total   bigint,
    winners smallint NOT NULL CHECK (winners BETWEEN 0 AND 100),    -- who share this seat's victory; 0: none
    players smallint NOT NULL CHECK (players BETWEEN 1 AND 100),
    PRIMARY KEY (club, arrival, course, seat),
    FOREIGN KEY (club, arrival) REFERENCES evening (club, arrival)
);

-- What the seats of a year come to, for standings at once. Counted by the server.
CREATE TABLE tally (
    club     int NOT NULL,
    year     smallint NOT NULL,
    game     text NOT NULL,
    person   uuid NOT NULL,
    evenings int NOT NULL,
    won      float8 NOT NULL,    -- of a victory shared by k: 1/k
    chance   float8 NOT NULL,    -- the sum of 1/players
    ranks    bigint NOT NULL,    -- their sum, of
    ranked   int NOT NULL,       -- so many evenings
    PRIMARY KEY (club, year, game, person)
);

-- Every name that a person has had; the one with the most changes counts.
CREATE TABLE person (
    club    int NOT NULL,
    person  uuid NOT NULL,
    renamed int NOT NULL CHECK (renamed >= 0),
    name    text NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
    arrival bigint NOT NULL,
    tablet  name NOT NULL,
    PRIMARY KEY (club, person, renamed, name),
    UNIQUE (club, arrival),
    FOREIGN KEY (club, tablet) REFERENCES tablet (club, role)
);

-- "One is the other, says this tablet", or, if not `holds`, that this is withdrawn. Of each pair,
-- the last statement counts.
CREATE TABLE same_person (
    club    int NOT NULL,
    arrival bigint NOT NULL,
    one     uuid NOT NULL,
    other   uuid NOT NULL CHECK (one < other),
    holds   boolean NOT NULL,
    tablet  name NOT NULL,
    said    timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (club, arrival),
    FOREIGN KEY (club, tablet) REFERENCES tablet (club, role)
);
CREATE INDEX same_person_by_pair ON same_person (club, one, other, arrival);

CREATE FUNCTION my_club() RETURNS int LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = consigliere, pg_temp
AS $$
    SELECT club FROM tablet WHERE role = session_user
    UNION ALL SELECT id FROM club WHERE owner = session_user LIMIT 1
$$;

-- One tablet after the other, so that whoever asks for all after N misses nothing that was numbered
-- before and committed later.
CREATE FUNCTION take_turn(in_club int) RETURNS void LANGUAGE sql
AS $$ SELECT pg_advisory_xact_lock(1129204295, in_club) $$;

CREATE FUNCTION arrive_evening() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = consigliere, pg_temp
AS $$
DECLARE
    before evening%ROWTYPE;
BEGIN
    IF NEW.club IS DISTINCT FROM my_club() OR NEW.tablet <> session_user THEN
        RAISE EXCEPTION 'this evening is in the name of another tablet or club'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    PERFORM take_turn(NEW.club);
    SELECT * INTO before FROM evening WHERE club = NEW.club AND evening = NEW.evening
        ORDER BY arrival DESC LIMIT 1;
    IF EXISTS (SELECT FROM evening WHERE club = NEW.club AND evening = NEW.evening
            AND chain = NEW.chain) THEN
        RETURN NULL;
    END IF;
    IF before.game <> NEW.game THEN
        RAISE EXCEPTION 'this evening is one of another game' USING ERRCODE = 'CN002';
    END IF;
    IF before.arrival > NEW.follows THEN
        RAISE EXCEPTION 'there is a newer state of this evening' USING ERRCODE = 'CN001';
    END IF;
    IF before.arrival IS NOT NULL THEN
        INSERT INTO replaced VALUES (NEW.club, before.arrival);
        UPDATE tally t SET evenings = t.evenings - s.evenings, won = t.won - s.won,
            chance = t.chance - s.chance, ranks = t.ranks - s.ranks, ranked = t.ranked - s.ranked
        FROM (SELECT extract(year FROM played) AS year, game, person, count(*) AS evenings,
                sum(coalesce(1.0 / nullif(winners, 0), 0)) AS won, sum(1.0 / players) AS chance,
                coalesce(sum(rank), 0) AS ranks, count(rank) AS ranked FROM seat
            WHERE club = NEW.club AND arrival = before.arrival GROUP BY 1, 2, 3) s
        WHERE t.club = NEW.club AND t.year = s.year AND t.game = s.game AND t.person = s.person;
    END IF;
    SELECT coalesce(max(arrival), 0) + 1 INTO NEW.arrival FROM evening WHERE club = NEW.club;
    NEW.received := now();
    RETURN NEW;
END $$;
CREATE TRIGGER arrives BEFORE INSERT ON evening FOR EACH ROW EXECUTE FUNCTION arrive_evening();

CREATE FUNCTION count_seats() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = consigliere, pg_temp
AS $$
BEGIN
    INSERT INTO tally
        SELECT club, extract(year FROM played), game, person, count(*),
            sum(coalesce(1.0 / nullif(winners, 0), 0)), sum(1.0 / players),
            coalesce(sum(rank), 0), count(rank)
        FROM added WHERE person IS NOT NULL GROUP BY 1, 2, 3, 4
    ON CONFLICT (club, year, game, person) DO UPDATE SET
        evenings = tally.evenings + excluded.evenings, won = tally.won + excluded.won,
        chance = tally.chance + excluded.chance, ranks = tally.ranks + excluded.ranks,
        ranked = tally.ranked + excluded.ranked;
    RETURN NULL;
END $$;
CREATE TRIGGER counts AFTER INSERT ON seat REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_seats();

CREATE FUNCTION arrive_person() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = consigliere, pg_temp
AS $$
BEGIN
    IF NEW.club IS DISTINCT FROM my_club() OR NEW.tablet <> session_user THEN
        RAISE EXCEPTION 'this is said in the name of another tablet or club'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    PERFORM take_turn(NEW.club);
    IF TG_TABLE_NAME = 'same_person' THEN
        SELECT coalesce(max(arrival), 0) + 1 INTO NEW.arrival FROM same_person
            WHERE club = NEW.club;
        NEW.said := now();
    ELSIF EXISTS (SELECT FROM person WHERE club = NEW.club AND person.person = NEW.person
            AND renamed = NEW.renamed AND name = NEW.name) THEN
        RETURN NULL;
    ELSE
        SELECT coalesce(max(arrival), 0) + 1 INTO NEW.arrival FROM person WHERE club = NEW.club;
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER arrives BEFORE INSERT ON person FOR EACH ROW EXECUTE FUNCTION arrive_person();
CREATE TRIGGER arrives BEFORE INSERT ON same_person FOR EACH ROW EXECUTE FUNCTION arrive_person();

-- Makes the role of a tablet. Only a club's owner may.
CREATE FUNCTION pair_tablet(new_role text, verifier text, new_label text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = consigliere, pg_temp
AS $$
DECLARE
    owned int := (SELECT id FROM club WHERE owner = session_user);
BEGIN
    IF owned IS NULL OR new_role NOT LIKE 'tablet\_%' OR verifier NOT LIKE 'SCRAM-SHA-256$%' THEN
        RAISE EXCEPTION 'only the owner of a club pairs tablets'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    EXECUTE format('CREATE ROLE %I LOGIN PASSWORD %L', new_role, verifier);
    EXECUTE format('GRANT consigliere_member TO %I', new_role);
    INSERT INTO tablet (role, club, label) VALUES (new_role, owned, new_label);
END $$;

-- A new club with its owner. Only for the keeper and whoever ran `init`.
CREATE FUNCTION found_club(new_name text, new_owner text, verifier text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = consigliere, pg_temp
AS $$
BEGIN
    EXECUTE format('CREATE ROLE %I LOGIN PASSWORD %L', new_owner, verifier);
    EXECUTE format('GRANT consigliere_member TO %I', new_owner);
    INSERT INTO club (name, owner) VALUES (new_name, new_owner);
END $$;

ALTER TABLE club ENABLE ROW LEVEL SECURITY;
ALTER TABLE tablet ENABLE ROW LEVEL SECURITY;
ALTER TABLE evening ENABLE ROW LEVEL SECURITY;
ALTER TABLE replaced ENABLE ROW LEVEL SECURITY;
ALTER TABLE seat ENABLE ROW LEVEL SECURITY;
ALTER TABLE tally ENABLE ROW LEVEL SECURITY;
ALTER TABLE person ENABLE ROW LEVEL SECURITY;
ALTER TABLE same_person ENABLE ROW LEVEL SECURITY;
CREATE POLICY mine ON club FOR SELECT USING (id = (SELECT my_club()));
CREATE POLICY mine ON tablet FOR SELECT USING (club = (SELECT my_club()));
CREATE POLICY mine ON evening FOR SELECT USING (club = (SELECT my_club()));
CREATE POLICY mine ON replaced FOR SELECT USING (club = (SELECT my_club()));
CREATE POLICY mine ON seat FOR SELECT USING (club = (SELECT my_club()));
CREATE POLICY mine ON tally FOR SELECT USING (club = (SELECT my_club()));
CREATE POLICY mine ON person FOR SELECT USING (club = (SELECT my_club()));
CREATE POLICY mine ON same_person FOR SELECT USING (club = (SELECT my_club()));
CREATE POLICY own ON evening FOR INSERT
    WITH CHECK (club = (SELECT my_club()) AND tablet = session_user);
CREATE POLICY own ON person FOR INSERT
    WITH CHECK (club = (SELECT my_club()) AND tablet = session_user);
CREATE POLICY own ON same_person FOR INSERT
    WITH CHECK (club = (SELECT my_club()) AND tablet = session_user);
-- Seats only for an evening that the same tablet has brought.
CREATE POLICY own ON seat FOR INSERT
    WITH CHECK (club = (SELECT my_club()) AND EXISTS (SELECT FROM evening
        WHERE evening.club = seat.club AND evening.arrival = seat.arrival
        AND evening.tablet = session_user AND evening.game = seat.game
        AND evening.played = seat.played
        AND NOT EXISTS (SELECT FROM replaced
            WHERE replaced.club = seat.club AND replaced.arrival = seat.arrival)));

GRANT USAGE ON SCHEMA consigliere TO consigliere_member;
GRANT SELECT ON schema_version, club, tablet, evening, replaced, seat, tally, person, same_person
    TO consigliere_member;
GRANT INSERT ON evening, seat, person, same_person TO consigliere_member;
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA consigliere FROM PUBLIC;
GRANT EXECUTE ON FUNCTION my_club(), take_turn(int), pair_tablet(text, text, text)
    TO consigliere_member;
)sql";

const char* const second_archive_schema = R"sql(
SET LOCAL ROLE consigliere_keeper;
SET LOCAL search_path = consigliere, pg_temp;

-- What a group has beside its evenings: photos, house rules, leagues, results without entries, who is
-- named. Of the states of a key, the one with the most changes counts; tablets decide that.
CREATE TABLE shared (
    club    int NOT NULL,
    key     text NOT NULL CHECK (length(key) BETWEEN 1 AND 500),
    changed int NOT NULL CHECK (changed BETWEEN 0 AND 1000000),
    mark    bytea NOT NULL CHECK (length(mark) = 32),    -- SHA-256; a photo's covers its key, too
    arrival bigint NOT NULL,
    tablet  name NOT NULL,
    bytes   bytea NOT NULL CHECK (length(bytes) <= 200000),
    PRIMARY KEY (club, key, changed, mark),
    UNIQUE (club, arrival),
    CHECK (key LIKE 'photo:%' OR sha256(bytes) = mark),
    FOREIGN KEY (club, tablet) REFERENCES tablet (club, role)
);
ALTER TABLE shared ALTER bytes SET STORAGE EXTERNAL;    -- photos are compressed already

CREATE FUNCTION arrive_shared() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = consigliere, pg_temp
AS $$
BEGIN
    IF NEW.club IS DISTINCT FROM my_club() OR NEW.tablet <> session_user THEN
        RAISE EXCEPTION 'this is in the name of another tablet or club'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    PERFORM take_turn(NEW.club);
    IF EXISTS (SELECT FROM shared WHERE club = NEW.club AND key = NEW.key
            AND changed = NEW.changed AND mark = NEW.mark) THEN
        RETURN NULL;
    END IF;
    SELECT coalesce(max(arrival), 0) + 1 INTO NEW.arrival FROM shared WHERE club = NEW.club;
    RETURN NEW;
END $$;
REVOKE EXECUTE ON FUNCTION arrive_shared() FROM PUBLIC;
CREATE TRIGGER arrives BEFORE INSERT ON shared FOR EACH ROW EXECUTE FUNCTION arrive_shared();

ALTER TABLE shared ENABLE ROW LEVEL SECURITY;
CREATE POLICY mine ON shared FOR SELECT USING (club = (SELECT my_club()));
CREATE POLICY own ON shared FOR INSERT
    WITH CHECK (club = (SELECT my_club()) AND tablet = session_user);
GRANT SELECT, INSERT ON shared TO consigliere_member;
UPDATE schema_version SET version = 2;
)sql";

} // namespace consigliere::db
