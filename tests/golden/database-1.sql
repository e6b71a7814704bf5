-- A database of version 1, as the program of that time wrote it. It is never changed.
PRAGMA application_id = 1131311975;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE component_learned (
    id         INTEGER PRIMARY KEY,
    game       TEXT NOT NULL,
    kind       TEXT NOT NULL,
    name       TEXT NOT NULL CHECK (name <> ''),
    definition TEXT NOT NULL,    -- TOML
    UNIQUE (game, kind, name)
) STRICT;
INSERT INTO "component_learned" VALUES(1,'corleone','jobs','stick-up','name = "stick-up"
colour = "grey"
');
CREATE TABLE entry (
    session INTEGER NOT NULL REFERENCES session,
    seq     INTEGER NOT NULL CHECK (seq >= 1),
    at      TEXT NOT NULL,
    line    TEXT NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('legal', 'unverified', 'ruled', 'illegal', 'impossible')),
    rules   TEXT NOT NULL,    -- the rules cited, joined by commas
    ruling  TEXT,             -- why the table lets the line stand
    PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "entry" VALUES(1,1,'2026-11-21T22:57:58.832Z','table reveals job stick-up','legal','',NULL);
INSERT INTO "entry" VALUES(1,2,'2026-11-21T22:57:58.832Z','table reveals job hold-up','legal','',NULL);
INSERT INTO "entry" VALUES(1,3,'2026-11-21T22:57:58.832Z','table opens wall-street parlour','unverified','12.colour',NULL);
INSERT INTO "entry" VALUES(1,4,'2026-11-21T22:57:58.832Z','table undoes to 2','legal','',NULL);
INSERT INTO "entry" VALUES(1,5,'2026-11-21T22:57:58.832Z','table opens wall-street parlour','illegal','12.colour',NULL);
INSERT INTO "entry" VALUES(1,6,'2026-11-21T22:57:58.832Z','table opens wall-street parlour ! it was late','ruled','12.colour','it was late');
INSERT INTO "entry" VALUES(1,7,'2026-11-21T22:57:58.832Z','marzullo thug nowhere','impossible','',NULL);
INSERT INTO "entry" VALUES(1,8,'2026-11-21T22:57:58.832Z','matarazzo gibberish','impossible','',NULL);
INSERT INTO "entry" VALUES(2,1,'2026-11-21T22:57:58.844Z','table reveals job test-ambush','legal','',NULL);
INSERT INTO "entry" VALUES(2,2,'2026-11-21T22:57:58.844Z','table reveals job test-racket','legal','',NULL);
INSERT INTO "entry" VALUES(2,3,'2026-11-21T22:57:58.844Z','table reveals job test-transfer','legal','',NULL);
INSERT INTO "entry" VALUES(2,4,'2026-11-21T22:57:58.844Z','table reveals ally test-gunman-1','legal','',NULL);
INSERT INTO "entry" VALUES(2,5,'2026-11-21T22:57:58.844Z','table reveals ally test-chief-1','legal','',NULL);
INSERT INTO "entry" VALUES(2,6,'2026-11-21T22:57:58.844Z','table opens wall-street test-bookmaker','legal','',NULL);
INSERT INTO "entry" VALUES(2,7,'2026-11-21T22:57:58.844Z','pizzino thug test-exchange','legal','',NULL);
INSERT INTO "entry" VALUES(2,8,'2026-11-21T22:57:58.844Z','caccamo thug test-market','legal','',NULL);
INSERT INTO "entry" VALUES(2,9,'2026-11-21T22:57:58.844Z','vitale thug test-depot','legal','',NULL);
INSERT INTO "entry" VALUES(2,10,'2026-11-21T22:57:58.844Z','pizzino thug test-docks','legal','',NULL);
INSERT INTO "entry" VALUES(2,11,'2026-11-21T22:57:58.844Z','caccamo thug test-station','legal','',NULL);
INSERT INTO "entry" VALUES(2,12,'2026-11-21T22:57:58.844Z','vitale thug test-theatre','legal','',NULL);
INSERT INTO "entry" VALUES(2,13,'2026-11-21T22:57:58.844Z','vitale collects','legal','',NULL);
INSERT INTO "entry" VALUES(2,14,'2026-11-21T22:57:58.844Z','pizzino member don wall-street+brooklyn','legal','',NULL);
INSERT INTO "entry" VALUES(2,15,'2026-11-21T22:57:58.844Z','caccamo member don queens+central-park','legal','',NULL);
INSERT INTO "entry" VALUES(2,16,'2026-11-21T22:57:58.844Z','vitale member don upper-west-side+central-park','legal','',NULL);
INSERT INTO "entry" VALUES(2,17,'2026-11-21T22:57:58.844Z','table war wall-street pizzino','legal','',NULL);
INSERT INTO "entry" VALUES(2,18,'2026-11-21T22:57:58.844Z','table war brooklyn pizzino','legal','',NULL);
INSERT INTO "entry" VALUES(2,19,'2026-11-21T22:57:58.844Z','table war upper-east-side','legal','',NULL);
INSERT INTO "entry" VALUES(2,20,'2026-11-21T22:57:58.844Z','table war queens none','legal','',NULL);
INSERT INTO "entry" VALUES(2,21,'2026-11-21T22:57:58.844Z','table war upper-west-side','legal','',NULL);
INSERT INTO "entry" VALUES(2,22,'2026-11-21T22:57:58.844Z','table war midtown caccamo','legal','',NULL);
INSERT INTO "entry" VALUES(2,23,'2026-11-21T22:57:58.844Z','table war chelsea caccamo','legal','',NULL);
INSERT INTO "entry" VALUES(2,24,'2026-11-21T22:57:58.844Z','pizzino bids $3','unverified','20.suitcase',NULL);
INSERT INTO "entry" VALUES(2,25,'2026-11-21T22:57:58.844Z','caccamo bids $3,$5','unverified','20.suitcase',NULL);
INSERT INTO "entry" VALUES(2,26,'2026-11-21T22:57:58.844Z','vitale bids $3','unverified','20.suitcase',NULL);
INSERT INTO "entry" VALUES(2,27,'2026-11-21T22:57:58.844Z','caccamo takes test-chief-1','legal','',NULL);
INSERT INTO "entry" VALUES(2,28,'2026-11-21T22:57:58.844Z','vitale takes test-gunman-1','legal','',NULL);
INSERT INTO "entry" VALUES(2,29,'2026-11-21T22:57:58.844Z','table reveals ally test-boss-2','legal','',NULL);
INSERT INTO "entry" VALUES(2,30,'2026-11-21T22:57:58.844Z','table reveals ally test-banker-2','legal','',NULL);
INSERT INTO "entry" VALUES(2,31,'2026-11-21T22:57:58.844Z','table opens brooklyn test-barber','legal','',NULL);
INSERT INTO "entry" VALUES(2,32,'2026-11-21T22:57:58.844Z','vitale thug test-market','legal','',NULL);
INSERT INTO "entry" VALUES(2,33,'2026-11-21T22:57:58.844Z','pizzino thug test-bookmaker','legal','',NULL);
INSERT INTO "entry" VALUES(2,34,'2026-11-21T22:57:58.844Z','pizzino collects','legal','',NULL);
INSERT INTO "entry" VALUES(2,35,'2026-11-21T22:57:58.844Z','caccamo member don upper-west-side+chelsea','legal','',NULL);
INSERT INTO "entry" VALUES(2,36,'2026-11-21T22:57:58.844Z','vitale job test-transfer from public','unverified','',NULL);
INSERT INTO "entry" VALUES(2,37,'2026-11-21T22:57:58.844Z','vitale declines move','legal','',NULL);
INSERT INTO "entry" VALUES(2,38,'2026-11-21T22:57:58.844Z','pizzino thug test-depot','legal','',NULL);
INSERT INTO "entry" VALUES(2,39,'2026-11-21T22:57:58.844Z','caccamo ally test-chief-1','legal','',NULL);
INSERT INTO "entry" VALUES(2,40,'2026-11-21T22:57:58.844Z','caccamo uses police-chief in:chelsea','legal','',NULL);
INSERT INTO "entry" VALUES(2,41,'2026-11-21T22:57:58.844Z','vitale ally test-gunman-1','legal','',NULL);
INSERT INTO "entry" VALUES(2,42,'2026-11-21T22:57:58.844Z','vitale uses shoot pizzino:thug@test-bookmaker','legal','',NULL);
INSERT INTO "entry" VALUES(2,43,'2026-11-21T22:57:58.844Z','pizzino member consigliere queens+midtown+upper-west-side','legal','',NULL);
INSERT INTO "entry" VALUES(2,44,'2026-11-21T22:57:58.844Z','caccamo thug test-theatre','legal','',NULL);
INSERT INTO "entry" VALUES(2,45,'2026-11-21T22:57:58.844Z','vitale collects','legal','',NULL);
INSERT INTO "entry" VALUES(2,46,'2026-11-21T22:57:58.844Z','caccamo collects','legal','',NULL);
INSERT INTO "entry" VALUES(2,47,'2026-11-21T22:57:58.844Z','vitale thug test-exchange','legal','',NULL);
INSERT INTO "entry" VALUES(2,48,'2026-11-21T22:57:58.844Z','pizzino job test-protection from hand','unverified','',NULL);
INSERT INTO "entry" VALUES(2,49,'2026-11-21T22:57:58.844Z','caccamo job test-ambush from public','unverified','',NULL);
INSERT INTO "entry" VALUES(2,50,'2026-11-21T22:57:58.844Z','caccamo uses shoot police-chief@in:chelsea','legal','',NULL);
INSERT INTO "entry" VALUES(2,51,'2026-11-21T22:57:58.844Z','vitale member don midtown+chelsea','legal','',NULL);
INSERT INTO "entry" VALUES(2,52,'2026-11-21T22:57:58.844Z','pizzino member don chelsea+midtown+wall-street','legal','',NULL);
INSERT INTO "entry" VALUES(2,53,'2026-11-21T22:57:58.844Z','caccamo thug test-barber','legal','',NULL);
INSERT INTO "entry" VALUES(2,54,'2026-11-21T22:57:58.844Z','vitale member consigliere upper-east-side+midtown','legal','',NULL);
INSERT INTO "entry" VALUES(2,55,'2026-11-21T22:57:58.844Z','caccamo member consigliere wall-street+brooklyn#2','legal','',NULL);
INSERT INTO "entry" VALUES(2,56,'2026-11-21T22:57:58.844Z','table war wall-street none','legal','',NULL);
INSERT INTO "entry" VALUES(2,57,'2026-11-21T22:57:58.844Z','table war brooklyn caccamo','legal','',NULL);
INSERT INTO "entry" VALUES(2,58,'2026-11-21T22:57:58.844Z','table war upper-east-side','legal','',NULL);
INSERT INTO "entry" VALUES(2,59,'2026-11-21T22:57:58.844Z','table war queens pizzino','legal','',NULL);
INSERT INTO "entry" VALUES(2,60,'2026-11-21T22:57:58.844Z','table war upper-west-side caccamo','legal','',NULL);
INSERT INTO "entry" VALUES(2,61,'2026-11-21T22:57:58.844Z','table war midtown none','legal','',NULL);
INSERT INTO "entry" VALUES(2,62,'2026-11-21T22:57:58.844Z','table war chelsea','legal','',NULL);
INSERT INTO "entry" VALUES(2,63,'2026-11-21T22:57:58.844Z','pizzino bids $5','unverified','20.suitcase',NULL);
INSERT INTO "entry" VALUES(2,64,'2026-11-21T22:57:58.844Z','vitale bids $2','unverified','20.suitcase',NULL);
INSERT INTO "entry" VALUES(2,65,'2026-11-21T22:57:58.844Z','caccamo bids $2,$3,$5','unverified','20.suitcase',NULL);
INSERT INTO "entry" VALUES(2,66,'2026-11-21T22:57:58.844Z','caccamo takes test-banker-2','legal','',NULL);
INSERT INTO "entry" VALUES(2,67,'2026-11-21T22:57:58.844Z','pizzino takes test-boss-2','legal','',NULL);
INSERT INTO "entry" VALUES(2,68,'2026-11-21T22:57:58.844Z','table reveals job test-errand','legal','',NULL);
INSERT INTO "entry" VALUES(2,69,'2026-11-21T22:57:58.844Z','table reveals job test-transfer','legal','',NULL);
INSERT INTO "entry" VALUES(2,70,'2026-11-21T22:57:58.844Z','table reveals ally test-boss-3','legal','',NULL);
INSERT INTO "entry" VALUES(2,71,'2026-11-21T22:57:58.844Z','table reveals ally test-butcher-3','legal','',NULL);
INSERT INTO "entry" VALUES(2,72,'2026-11-21T22:57:58.844Z','table opens upper-east-side test-refinery','legal','',NULL);
INSERT INTO "entry" VALUES(2,73,'2026-11-21T22:57:58.844Z','caccamo ally test-banker-2','legal','',NULL);
INSERT INTO "entry" VALUES(2,74,'2026-11-21T22:57:58.844Z','vitale job test-errand from public','unverified','',NULL);
INSERT INTO "entry" VALUES(2,75,'2026-11-21T22:57:58.844Z','pizzino job test-transfer from public','unverified','',NULL);
INSERT INTO "entry" VALUES(2,76,'2026-11-21T22:57:58.844Z','caccamo ally test-chief-1','legal','',NULL);
INSERT INTO "entry" VALUES(2,77,'2026-11-21T22:57:58.844Z','caccamo uses police-chief in:midtown','legal','',NULL);
INSERT INTO "entry" VALUES(2,78,'2026-11-21T22:57:58.844Z','vitale thug test-theatre','legal','',NULL);
INSERT INTO "entry" VALUES(2,79,'2026-11-21T22:57:58.844Z','caccamo collects','legal','',NULL);
INSERT INTO "entry" VALUES(2,80,'2026-11-21T22:57:58.844Z','vitale collects','legal','',NULL);
INSERT INTO "entry" VALUES(2,81,'2026-11-21T22:57:58.844Z','pizzino thug test-bookmaker','legal','',NULL);
INSERT INTO "entry" VALUES(2,82,'2026-11-21T22:57:58.844Z','pizzino collects','legal','',NULL);
INSERT INTO "entry" VALUES(2,83,'2026-11-21T22:57:58.844Z','caccamo member don queens+midtown+upper-west-side','legal','',NULL);
INSERT INTO "entry" VALUES(2,84,'2026-11-21T22:57:58.844Z','vitale thug test-barber','legal','',NULL);
INSERT INTO "entry" VALUES(2,85,'2026-11-21T22:57:58.844Z','pizzino member consigliere brooklyn+chelsea','legal','',NULL);
INSERT INTO "entry" VALUES(2,86,'2026-11-21T22:57:58.844Z','caccamo job test-pardon from hand','unverified','',NULL);
INSERT INTO "entry" VALUES(2,87,'2026-11-21T22:57:58.844Z','caccamo uses recall caccamo:don@queens+midtown+upper-west-side','legal','',NULL);
INSERT INTO "entry" VALUES(2,88,'2026-11-21T22:57:58.844Z','vitale member consigliere midtown+queens','legal','',NULL);
INSERT INTO "entry" VALUES(2,89,'2026-11-21T22:57:58.844Z','pizzino ally test-boss-2','legal','',NULL);
INSERT INTO "entry" VALUES(2,90,'2026-11-21T22:57:58.844Z','pizzino uses union-boss test-refinery','legal','',NULL);
INSERT INTO "entry" VALUES(2,91,'2026-11-21T22:57:58.844Z','caccamo thug test-hotel','legal','',NULL);
INSERT INTO "entry" VALUES(2,92,'2026-11-21T22:57:58.844Z','vitale ally test-gunman-1','legal','',NULL);
INSERT INTO "entry" VALUES(2,93,'2026-11-21T22:57:58.844Z','vitale uses shoot union-boss@test-refinery','legal','',NULL);
INSERT INTO "entry" VALUES(2,94,'2026-11-21T22:57:58.844Z','pizzino job test-racket from public','unverified','',NULL);
INSERT INTO "entry" VALUES(2,95,'2026-11-21T22:57:58.844Z','pizzino uses front test-docks','legal','',NULL);
INSERT INTO "entry" VALUES(2,96,'2026-11-21T22:57:58.844Z','caccamo member don queens+central-park','legal','',NULL);
INSERT INTO "entry" VALUES(2,97,'2026-11-21T22:57:58.844Z','vitale member don wall-street+brooklyn','legal','',NULL);
INSERT INTO "entry" VALUES(2,98,'2026-11-21T22:57:58.844Z','pizzino member don chelsea+midtown+wall-street','legal','',NULL);
INSERT INTO "entry" VALUES(2,99,'2026-11-21T22:57:58.844Z','caccamo member consigliere upper-west-side+central-park','legal','',NULL);
INSERT INTO "entry" VALUES(2,100,'2026-11-21T22:57:58.844Z','pizzino job test-hit from hand','unverified','',NULL);
INSERT INTO "entry" VALUES(2,101,'2026-11-21T22:57:58.844Z','pizzino uses shoot police-chief@in:midtown','legal','',NULL);
INSERT INTO "entry" VALUES(2,102,'2026-11-21T22:57:58.844Z','caccamo thug test-station','legal','',NULL);
INSERT INTO "entry" VALUES(2,103,'2026-11-21T22:57:58.844Z','pizzino thug test-market','legal','',NULL);
INSERT INTO "entry" VALUES(2,104,'2026-11-21T22:57:58.844Z','table war wall-street','legal','',NULL);
INSERT INTO "entry" VALUES(2,105,'2026-11-21T22:57:58.844Z','table war brooklyn','legal','',NULL);
INSERT INTO "entry" VALUES(2,106,'2026-11-21T22:57:58.844Z','table war upper-east-side caccamo','legal','',NULL);
INSERT INTO "entry" VALUES(2,107,'2026-11-21T22:57:58.844Z','table war queens','legal','',NULL);
INSERT INTO "entry" VALUES(2,108,'2026-11-21T22:57:58.844Z','table war upper-west-side','legal','',NULL);
INSERT INTO "entry" VALUES(2,109,'2026-11-21T22:57:58.844Z','table war midtown none','legal','',NULL);
INSERT INTO "entry" VALUES(2,110,'2026-11-21T22:57:58.844Z','table war chelsea pizzino','legal','',NULL);
INSERT INTO "entry" VALUES(2,111,'2026-11-21T22:57:58.844Z','caccamo bids $5,$5','unverified','20.suitcase',NULL);
INSERT INTO "entry" VALUES(2,112,'2026-11-21T22:57:58.844Z','vitale bids $2,$3','unverified','20.suitcase',NULL);
INSERT INTO "entry" VALUES(2,113,'2026-11-21T22:57:58.844Z','pizzino bids nothing','legal','',NULL);
INSERT INTO "entry" VALUES(2,114,'2026-11-21T22:57:58.844Z','caccamo takes test-boss-3','legal','',NULL);
INSERT INTO "entry" VALUES(2,115,'2026-11-21T22:57:58.844Z','vitale takes test-butcher-3','legal','',NULL);
INSERT INTO "entry" VALUES(2,116,'2026-11-21T22:57:58.844Z','caccamo discards ally:test-chief-1','unverified','',NULL);
INSERT INTO "entry" VALUES(2,117,'2026-11-21T22:57:58.844Z','vitale discards ally:test-butcher-3','unverified','',NULL);
INSERT INTO "entry" VALUES(2,118,'2026-11-21T22:57:58.844Z','table reveals job test-collection','legal','',NULL);
INSERT INTO "entry" VALUES(2,119,'2026-11-21T22:57:58.844Z','table reveals job test-transfer','legal','',NULL);
INSERT INTO "entry" VALUES(2,120,'2026-11-21T22:57:58.844Z','table reveals job test-delivery','legal','',NULL);
INSERT INTO "entry" VALUES(2,121,'2026-11-21T22:57:58.844Z','table opens queens test-race-track','legal','',NULL);
INSERT INTO "entry" VALUES(2,122,'2026-11-21T22:57:58.844Z','pizzino thug test-docks','legal','',NULL);
INSERT INTO "entry" VALUES(2,123,'2026-11-21T22:57:58.844Z','caccamo thug test-station','legal','',NULL);
INSERT INTO "entry" VALUES(2,124,'2026-11-21T22:57:58.844Z','vitale ally test-gunman-1','legal','',NULL);
INSERT INTO "entry" VALUES(2,125,'2026-11-21T22:57:58.844Z','vitale uses shoot pizzino:thug@test-docks','legal','',NULL);
INSERT INTO "entry" VALUES(2,126,'2026-11-21T22:57:58.844Z','pizzino job test-delivery from public','unverified','',NULL);
INSERT INTO "entry" VALUES(2,127,'2026-11-21T22:57:58.844Z','caccamo ally test-banker-2','legal','',NULL);
INSERT INTO "entry" VALUES(2,128,'2026-11-21T22:57:58.844Z','vitale thug test-bookmaker','legal','',NULL);
INSERT INTO "entry" VALUES(2,129,'2026-11-21T22:57:58.844Z','pizzino collects','legal','',NULL);
INSERT INTO "entry" VALUES(2,130,'2026-11-21T22:57:58.844Z','vitale collects','legal','',NULL);
INSERT INTO "entry" VALUES(2,131,'2026-11-21T22:57:58.844Z','pizzino job test-collection from public','unverified','',NULL);
INSERT INTO "entry" VALUES(2,132,'2026-11-21T22:57:58.844Z','caccamo ally test-boss-3','legal','',NULL);
INSERT INTO "entry" VALUES(2,133,'2026-11-21T22:57:58.844Z','caccamo uses union-boss test-market','legal','',NULL);
INSERT INTO "entry" VALUES(2,134,'2026-11-21T22:57:58.844Z','vitale job test-transfer from public','unverified','',NULL);
INSERT INTO "entry" VALUES(2,135,'2026-11-21T22:57:58.844Z','vitale uses move caccamo:thug@test-station to test-hotel','legal','',NULL);
INSERT INTO "entry" VALUES(2,136,'2026-11-21T22:57:58.844Z','pizzino thug test-depot','legal','',NULL);
INSERT INTO "entry" VALUES(2,137,'2026-11-21T22:57:58.844Z','caccamo thug test-race-track','legal','',NULL);
INSERT INTO "entry" VALUES(2,138,'2026-11-21T22:57:58.844Z','vitale thug test-docks','legal','',NULL);
INSERT INTO "entry" VALUES(2,139,'2026-11-21T22:57:58.844Z','pizzino member consigliere upper-east-side+queens','legal','',NULL);
INSERT INTO "entry" VALUES(2,140,'2026-11-21T22:57:58.844Z','caccamo member don upper-east-side+midtown','legal','',NULL);
INSERT INTO "entry" VALUES(2,141,'2026-11-21T22:57:58.844Z','vitale member heir upper-west-side+central-park','legal','',NULL);
INSERT INTO "entry" VALUES(2,142,'2026-11-21T22:57:58.844Z','pizzino ally test-boss-2','legal','',NULL);
INSERT INTO "entry" VALUES(2,143,'2026-11-21T22:57:58.844Z','pizzino uses union-boss test-barber','legal','',NULL);
INSERT INTO "entry" VALUES(2,144,'2026-11-21T22:57:58.844Z','caccamo member consigliere midtown+queens','legal','',NULL);
INSERT INTO "entry" VALUES(2,145,'2026-11-21T22:57:58.844Z','vitale member consigliere upper-west-side+midtown','legal','',NULL);
INSERT INTO "entry" VALUES(2,146,'2026-11-21T22:57:58.844Z','pizzino member heir queens+upper-west-side','legal','',NULL);
INSERT INTO "entry" VALUES(2,147,'2026-11-21T22:57:58.844Z','caccamo job test-delivery from hand','unverified','',NULL);
INSERT INTO "entry" VALUES(2,148,'2026-11-21T22:57:58.844Z','vitale member don upper-west-side+chelsea','legal','',NULL);
INSERT INTO "entry" VALUES(2,149,'2026-11-21T22:57:58.844Z','pizzino member don chelsea+midtown+central-park','legal','',NULL);
INSERT INTO "entry" VALUES(2,150,'2026-11-21T22:57:58.844Z','caccamo member heir chelsea+midtown+wall-street','legal','',NULL);
INSERT INTO "entry" VALUES(2,151,'2026-11-21T22:57:58.844Z','table war wall-street','legal','',NULL);
INSERT INTO "entry" VALUES(2,152,'2026-11-21T22:57:58.844Z','table war brooklyn none','legal','',NULL);
INSERT INTO "entry" VALUES(2,153,'2026-11-21T22:57:58.844Z','table war upper-east-side caccamo','legal','',NULL);
INSERT INTO "entry" VALUES(2,154,'2026-11-21T22:57:58.844Z','table war queens','legal','',NULL);
INSERT INTO "entry" VALUES(2,155,'2026-11-21T22:57:58.844Z','table war upper-west-side','legal','',NULL);
INSERT INTO "entry" VALUES(2,156,'2026-11-21T22:57:58.844Z','table war midtown caccamo','legal','',NULL);
INSERT INTO "entry" VALUES(2,157,'2026-11-21T22:57:58.844Z','table war chelsea','legal','',NULL);
INSERT INTO "entry" VALUES(2,158,'2026-11-21T22:57:58.844Z','caccamo discards ally:test-banker-2','unverified','',NULL);
INSERT INTO "entry" VALUES(2,159,'2026-11-21T22:57:58.844Z','caccamo counts $3,$5x4','legal','',NULL);
INSERT INTO "entry" VALUES(2,160,'2026-11-21T22:57:58.844Z','vitale counts $2x3,$3x2,$5','legal','',NULL);
INSERT INTO "entry" VALUES(2,161,'2026-11-21T22:57:58.844Z','pizzino counts $1x3,$2x3,$3x3,$5x5','legal','',NULL);
INSERT INTO "entry" VALUES(3,1,'2026-11-21T22:57:58.871Z','table corrects: piotr leaves','legal','',NULL);
INSERT INTO "entry" VALUES(3,2,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000,diamond-1000,painting,clip','legal','',NULL);
INSERT INTO "entry" VALUES(3,3,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,4,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,5,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,6,'2026-11-21T22:57:58.871Z','table ducks ana,iwo,ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,7,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000,diamond-5000,painting,first-aid','legal','',NULL);
INSERT INTO "entry" VALUES(3,8,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,9,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,10,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,11,'2026-11-21T22:57:58.871Z','table ducks ana,iwo,ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,12,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000x2,diamond-1000,painting','legal','',NULL);
INSERT INTO "entry" VALUES(3,13,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,14,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,15,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,16,'2026-11-21T22:57:58.871Z','table ducks ana,iwo,ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,17,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000,diamond-1000,painting,clip','legal','',NULL);
INSERT INTO "entry" VALUES(3,18,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,19,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,20,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,21,'2026-11-21T22:57:58.871Z','table ducks ana,iwo,ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,22,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000x2,diamond-10000,painting','legal','',NULL);
INSERT INTO "entry" VALUES(3,23,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,24,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,25,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,26,'2026-11-21T22:57:58.871Z','table ducks ana,iwo,ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,27,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000,diamond-5000,painting,first-aid','legal','',NULL);
INSERT INTO "entry" VALUES(3,28,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,29,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,30,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,31,'2026-11-21T22:57:58.871Z','table ducks ana,iwo,ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,32,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000,diamond-1000,painting,clip','legal','',NULL);
INSERT INTO "entry" VALUES(3,33,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,34,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,35,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,36,'2026-11-21T22:57:58.871Z','table ducks ana,iwo,ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,37,'2026-11-21T22:57:58.871Z','table loots $5000,$10000,$20000,diamond-1000,diamond-5000,paintingx3','legal','',NULL);
INSERT INTO "entry" VALUES(3,38,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,39,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,40,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(3,41,'2026-11-21T22:57:58.871Z','table ducks iwo,ala','legal','',NULL);
INSERT INTO "entry" VALUES(3,42,'2026-11-21T22:57:58.871Z','table believes ana totals 131000','legal','',NULL);
INSERT INTO "entry" VALUES(3,43,'2026-11-21T22:57:58.871Z','table believes piotr totals 0','illegal','CG-K.1,A12',NULL);
INSERT INTO "entry" VALUES(3,44,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000,diamond-1000,painting,clip','impossible','CG-0.2,CG-K.1',NULL);
INSERT INTO "entry" VALUES(3,45,'2026-11-21T22:57:58.871Z','ana aims iwo','illegal','CG-3.1,CG-K.1',NULL);
INSERT INTO "entry" VALUES(4,1,'2026-11-21T22:57:58.887Z','table loots $5000x4,$10000x3 ! one card is lost','ruled','CG-1.1','one card is lost');
INSERT INTO "entry" VALUES(4,2,'2026-11-21T22:57:58.887Z','ana aims piotr','legal','',NULL);
INSERT INTO "entry" VALUES(4,3,'2026-11-21T22:57:58.887Z','piotr aims ana','legal','',NULL);
INSERT INTO "entry" VALUES(4,4,'2026-11-21T22:57:58.887Z','iwo aims ala','legal','',NULL);
INSERT INTO "entry" VALUES(4,5,'2026-11-21T22:57:58.887Z','ala aims ala ! she wanted to','ruled','CG-3.1','she wanted to');
INSERT INTO "entry" VALUES(4,6,'2026-11-21T22:57:58.887Z','table ducks piotr','legal','',NULL);
INSERT INTO "entry" VALUES(4,7,'2026-11-21T22:57:58.887Z','iwo shows click','legal','',NULL);
INSERT INTO "entry" VALUES(4,8,'2026-11-21T22:57:58.887Z','ala shows bang','legal','',NULL);
INSERT INTO "entry" VALUES(4,9,'2026-11-21T22:57:58.887Z','ana takes painting ! it fell down','impossible','','it fell down');
INSERT INTO "entry" VALUES(4,10,'2026-11-21T22:57:58.887Z','piotr takes $10000 ! he is the youngest','ruled','CG-5.2,CG-7.1,A5','he is the youngest');
INSERT INTO "entry" VALUES(4,11,'2026-11-21T22:57:58.887Z','iwo takes $5000','legal','',NULL);
INSERT INTO "entry" VALUES(4,12,'2026-11-21T22:57:58.887Z','ana takes $10000','legal','',NULL);
INSERT INTO "entry" VALUES(4,13,'2026-11-21T22:57:58.887Z','iwo takes $5000','legal','',NULL);
INSERT INTO "entry" VALUES(4,14,'2026-11-21T22:57:58.887Z','ana takes $10000','legal','',NULL);
INSERT INTO "entry" VALUES(4,15,'2026-11-21T22:57:58.887Z','iwo takes $5000','legal','',NULL);
INSERT INTO "entry" VALUES(4,16,'2026-11-21T22:57:58.887Z','ana takes desk','legal','',NULL);
INSERT INTO "entry" VALUES(4,17,'2026-11-21T22:57:58.887Z','iwo takes $5000','legal','',NULL);
INSERT INTO "entry" VALUES(5,1,'2026-11-21T22:57:58.899Z','table loots $5000x2,$10000,$20000,diamond-1000,paintingx3','legal','',NULL);
INSERT INTO "entry" VALUES(5,2,'2026-11-21T22:57:58.899Z','ana aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(5,3,'2026-11-21T22:57:58.899Z','piotr aims ana','legal','',NULL);
INSERT INTO "entry" VALUES(5,4,'2026-11-21T22:57:58.899Z','iwo aims ala','legal','',NULL);
INSERT INTO "entry" VALUES(5,5,'2026-11-21T22:57:58.899Z','ala aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(5,6,'2026-11-21T22:57:58.899Z','table ducks ala','legal','',NULL);
INSERT INTO "entry" VALUES(5,7,'2026-11-21T22:57:58.899Z','ana shows click','legal','',NULL);
INSERT INTO "entry" VALUES(5,8,'2026-11-21T22:57:58.899Z','piotr shows bang','legal','',NULL);
INSERT INTO "entry" VALUES(5,9,'2026-11-21T22:57:58.899Z','piotr takes $20000','legal','',NULL);
INSERT INTO "entry" VALUES(5,10,'2026-11-21T22:57:58.899Z','iwo takes diamond-1000','legal','',NULL);
INSERT INTO "entry" VALUES(5,11,'2026-11-21T22:57:58.899Z','piotr takes desk','legal','',NULL);
INSERT INTO "entry" VALUES(5,12,'2026-11-21T22:57:58.899Z','iwo takes $10000','legal','',NULL);
INSERT INTO "entry" VALUES(5,13,'2026-11-21T22:57:58.899Z','piotr takes painting','legal','',NULL);
INSERT INTO "entry" VALUES(5,14,'2026-11-21T22:57:58.899Z','iwo takes $5000','legal','',NULL);
INSERT INTO "entry" VALUES(5,15,'2026-11-21T22:57:58.899Z','piotr takes painting','legal','',NULL);
INSERT INTO "entry" VALUES(5,16,'2026-11-21T22:57:58.899Z','iwo takes $5000','legal','',NULL);
INSERT INTO "entry" VALUES(5,17,'2026-11-21T22:57:58.899Z','table loots $5000x3,$10000,diamond-1000,clip,first-aidx2','legal','',NULL);
INSERT INTO "entry" VALUES(5,18,'2026-11-21T22:57:58.899Z','piotr aims ana','legal','',NULL);
INSERT INTO "entry" VALUES(5,19,'2026-11-21T22:57:58.899Z','iwo aims ana','legal','',NULL);
INSERT INTO "entry" VALUES(5,20,'2026-11-21T22:57:58.899Z','ala aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(5,21,'2026-11-21T22:57:58.899Z','ana aims piotr','legal','',NULL);
INSERT INTO "entry" VALUES(5,22,'2026-11-21T22:57:58.899Z','table ducks ala','legal','',NULL);
INSERT INTO "entry" VALUES(5,23,'2026-11-21T22:57:58.899Z','piotr shows bang','legal','',NULL);
INSERT INTO "entry" VALUES(5,24,'2026-11-21T22:57:58.899Z','iwo shows bang','legal','',NULL);
INSERT INTO "entry" VALUES(5,25,'2026-11-21T22:57:58.899Z','ana shows bang','legal','',NULL);
INSERT INTO "entry" VALUES(5,26,'2026-11-21T22:57:58.899Z','iwo takes clip','legal','',NULL);
INSERT INTO "entry" VALUES(5,27,'2026-11-21T22:57:58.899Z','table loots $5000,$10000x2,diamond-5000x2,paintingx2,clip','legal','',NULL);
INSERT INTO "entry" VALUES(5,28,'2026-11-21T22:57:58.899Z','iwo aims ala','legal','',NULL);
INSERT INTO "entry" VALUES(5,29,'2026-11-21T22:57:58.899Z','ala aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(5,30,'2026-11-21T22:57:58.899Z','piotr aims ala','legal','',NULL);
INSERT INTO "entry" VALUES(5,31,'2026-11-21T22:57:58.899Z','iwo redirects ala to piotr','legal','',NULL);
INSERT INTO "entry" VALUES(5,32,'2026-11-21T22:57:58.899Z','table stands','legal','',NULL);
INSERT INTO "entry" VALUES(5,33,'2026-11-21T22:57:58.899Z','iwo shows bang','legal','',NULL);
INSERT INTO "entry" VALUES(5,34,'2026-11-21T22:57:58.899Z','ala shows click','legal','',NULL);
INSERT INTO "entry" VALUES(5,35,'2026-11-21T22:57:58.899Z','piotr shows click','legal','',NULL);
INSERT INTO "entry" VALUES(5,36,'2026-11-21T22:57:58.899Z','iwo takes diamond-5000','legal','',NULL);
INSERT INTO "entry" VALUES(5,37,'2026-11-21T22:57:58.899Z','piotr takes painting','legal','',NULL);
INSERT INTO "entry" VALUES(5,38,'2026-11-21T22:57:58.899Z','iwo takes diamond-5000','legal','',NULL);
INSERT INTO "entry" VALUES(5,39,'2026-11-21T22:57:58.899Z','piotr takes painting','legal','',NULL);
INSERT INTO "entry" VALUES(5,40,'2026-11-21T22:57:58.899Z','iwo takes desk','legal','',NULL);
INSERT INTO "entry" VALUES(5,41,'2026-11-21T22:57:58.899Z','piotr takes $10000','legal','',NULL);
INSERT INTO "entry" VALUES(5,42,'2026-11-21T22:57:58.899Z','iwo takes $10000','legal','',NULL);
INSERT INTO "entry" VALUES(5,43,'2026-11-21T22:57:58.899Z','piotr takes clip','legal','',NULL);
INSERT INTO "entry" VALUES(5,44,'2026-11-21T22:57:58.899Z','table loots $5000x2,$10000x2,$20000x3,painting','legal','',NULL);
INSERT INTO "entry" VALUES(5,45,'2026-11-21T22:57:58.899Z','iwo aims ala','legal','',NULL);
INSERT INTO "entry" VALUES(5,46,'2026-11-21T22:57:58.899Z','ala aims piotr','legal','',NULL);
INSERT INTO "entry" VALUES(5,47,'2026-11-21T22:57:58.899Z','piotr aims ala','legal','',NULL);
INSERT INTO "entry" VALUES(5,48,'2026-11-21T22:57:58.899Z','table stands','legal','',NULL);
INSERT INTO "entry" VALUES(5,49,'2026-11-21T22:57:58.899Z','iwo shows bang','unverified','CG-2.2',NULL);
INSERT INTO "entry" VALUES(5,50,'2026-11-21T22:57:58.899Z','ala shows bang','legal','',NULL);
INSERT INTO "entry" VALUES(5,51,'2026-11-21T22:57:58.899Z','piotr shows bang','legal','',NULL);
INSERT INTO "entry" VALUES(5,52,'2026-11-21T22:57:58.899Z','table loots $5000x4,$10000,$20000,diamond-1000,painting','legal','',NULL);
INSERT INTO "entry" VALUES(5,53,'2026-11-21T22:57:58.899Z','iwo aims piotr','legal','',NULL);
INSERT INTO "entry" VALUES(5,54,'2026-11-21T22:57:58.899Z','piotr aims iwo','legal','',NULL);
INSERT INTO "entry" VALUES(5,55,'2026-11-21T22:57:58.899Z','table stands','legal','',NULL);
INSERT INTO "entry" VALUES(5,56,'2026-11-21T22:57:58.899Z','iwo shows bang','unverified','CG-2.2',NULL);
INSERT INTO "entry" VALUES(5,57,'2026-11-21T22:57:58.899Z','piotr shows click','legal','',NULL);
INSERT INTO "entry" VALUES(6,1,'2026-11-21T22:57:59.013Z','table reveals job stick-up','legal','',NULL);
INSERT INTO "entry" VALUES(6,2,'2026-11-21T22:57:59.013Z','table reveals job hold-up','legal','',NULL);
INSERT INTO "entry" VALUES(6,3,'2026-11-21T22:57:59.013Z','table opens wall-street parlour','unverified','12.colour',NULL);
INSERT INTO "entry" VALUES(6,4,'2026-11-21T22:57:59.013Z','table undoes to 2','legal','',NULL);
INSERT INTO "entry" VALUES(6,5,'2026-11-21T22:57:59.013Z','table opens wall-street parlour','illegal','12.colour',NULL);
INSERT INTO "entry" VALUES(6,6,'2026-11-21T22:57:59.013Z','table opens wall-street parlour ! it was late','ruled','12.colour','it was late');
INSERT INTO "entry" VALUES(6,7,'2026-11-21T22:57:59.013Z','table undoes to 1','legal','',NULL);
INSERT INTO "entry" VALUES(6,8,'2026-11-21T22:57:59.013Z','matarazzo gibberish','impossible','',NULL);
CREATE TABLE person (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE CHECK (name <> '')
) STRICT;
INSERT INTO "person" VALUES(1,'Ana');
INSERT INTO "person" VALUES(2,'Żaneta');
INSERT INTO "person" VALUES(3,'Dario');
INSERT INTO "person" VALUES(4,'Celia');
INSERT INTO "person" VALUES(5,'Elena');
INSERT INTO "person" VALUES(6,'Piotr');
INSERT INTO "person" VALUES(7,'Iwo');
INSERT INTO "person" VALUES(8,'Ala');
CREATE TABLE result (
    session INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    rank    INTEGER,
    total   INTEGER,
    winner  INTEGER NOT NULL CHECK (winner IN (0, 1)),
    parts   TEXT NOT NULL,    -- the seat's part of the score report, as TOML
    PRIMARY KEY (session, seat),
    FOREIGN KEY (session, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;
INSERT INTO "result" VALUES(2,1,2,43,0,'family = "caccamo"
suitcase = 23
domination = [ "upper-east-side", "midtown" ]
jobs = [ "blue", "grey" ]
total = 43
rank = 2
');
INSERT INTO "result" VALUES(2,2,3,32,0,'family = "vitale"
suitcase = 17
domination = [ "brooklyn", "upper-west-side" ]
jobs = [ "green" ]
total = 32
rank = 3
');
INSERT INTO "result" VALUES(2,3,1,78,1,'family = "pizzino"
suitcase = 43
domination = [ "wall-street", "queens", "chelsea" ]
jobs = [ "yellow", "blue", "green", "grey" ]
total = 78
rank = 1
');
INSERT INTO "result" VALUES(3,1,1,131000,1,'name = "ana"
bills = 35000
diamonds = 6000
diamond_cards = 2
bonus = 60000
paintings = 30000
painting_cards = 3
wounds = 0
wounds_suffered = 0
total = 131000
rank = 1
');
INSERT INTO "result" VALUES(3,2,NULL,NULL,0,'name = "piotr"
bills = 0
diamonds = 0
diamond_cards = 0
bonus = 0
paintings = 0
painting_cards = 0
wounds = 0
wounds_suffered = 0
');
INSERT INTO "result" VALUES(3,3,2,0,0,'name = "iwo"
bills = 0
diamonds = 0
diamond_cards = 0
bonus = 0
paintings = 0
painting_cards = 0
wounds = 0
wounds_suffered = 0
total = 0
rank = 2
');
INSERT INTO "result" VALUES(3,4,2,0,0,'name = "ala"
bills = 0
diamonds = 0
diamond_cards = 0
bonus = 0
paintings = 0
painting_cards = 0
wounds = 0
wounds_suffered = 0
total = 0
rank = 2
');
INSERT INTO "result" VALUES(5,1,NULL,NULL,0,'name = "ana"
bills = 0
diamonds = 0
diamond_cards = 0
bonus = 0
paintings = 0
painting_cards = 0
wounds = 3
wounds_suffered = 0
');
INSERT INTO "result" VALUES(5,2,NULL,NULL,0,'name = "piotr"
bills = 30000
diamonds = 0
diamond_cards = 0
bonus = 0
paintings = 100000
painting_cards = 5
wounds = 3
wounds_suffered = 1
');
INSERT INTO "result" VALUES(5,3,1,226000,1,'name = "iwo"
bills = 150000
diamonds = 12000
diamond_cards = 4
bonus = 60000
paintings = 4000
painting_cards = 1
wounds = 0
wounds_suffered = 0
total = 226000
rank = 1
');
INSERT INTO "result" VALUES(5,4,NULL,NULL,0,'name = "ala"
bills = 0
diamonds = 0
diamond_cards = 0
bonus = 0
paintings = 0
painting_cards = 0
wounds = 3
wounds_suffered = 0
');
CREATE TABLE seat (
    session INTEGER NOT NULL REFERENCES session,
    seat    INTEGER NOT NULL CHECK (seat >= 1),    -- clockwise
    actor   TEXT NOT NULL,                         -- the record's word for the player
    person  INTEGER REFERENCES person,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES(1,1,'marzullo',1);
INSERT INTO "seat" VALUES(1,2,'matarazzo',2);
INSERT INTO "seat" VALUES(2,1,'caccamo',3);
INSERT INTO "seat" VALUES(2,2,'vitale',4);
INSERT INTO "seat" VALUES(2,3,'pizzino',5);
INSERT INTO "seat" VALUES(3,1,'ana',1);
INSERT INTO "seat" VALUES(3,2,'piotr',6);
INSERT INTO "seat" VALUES(3,3,'iwo',7);
INSERT INTO "seat" VALUES(3,4,'ala',8);
INSERT INTO "seat" VALUES(4,1,'ana',1);
INSERT INTO "seat" VALUES(4,2,'piotr',6);
INSERT INTO "seat" VALUES(4,3,'iwo',7);
INSERT INTO "seat" VALUES(4,4,'ala',8);
INSERT INTO "seat" VALUES(5,1,'ana',1);
INSERT INTO "seat" VALUES(5,2,'piotr',6);
INSERT INTO "seat" VALUES(5,3,'iwo',7);
INSERT INTO "seat" VALUES(5,4,'ala',8);
INSERT INTO "seat" VALUES(6,1,'marzullo',1);
INSERT INTO "seat" VALUES(6,2,'matarazzo',2);
CREATE TABLE session (
    id            INTEGER PRIMARY KEY,
    uuid          TEXT NOT NULL UNIQUE CHECK (length(uuid) = 36),
    branch_of     TEXT,             -- the uuid of the session that went on differently elsewhere
    game          TEXT NOT NULL,
    head          TEXT NOT NULL,    -- the head of the record, as TOML
    rules_version INTEGER NOT NULL,
    created       TEXT NOT NULL,    -- all times: UTC, ISO 8601 with milliseconds
    date          TEXT NOT NULL,
    place         TEXT NOT NULL,
    notes         TEXT NOT NULL,
    edited        TEXT NOT NULL     -- when date, place or notes were last changed; empty: never
) STRICT;
INSERT INTO "session" VALUES(1,'0f7c3c1e-5d0b-4c9a-9c55-1f6f2b7d9a10',NULL,'corleone','format = "consigliere-record/1"
game = "corleone"
tracking = "full"
hand_limits = [ 5, 4, 3, 2 ]
first = "marzullo"

[[seats]]
player = "Ana"
family = "marzullo"

[[seats]]
player = "Żaneta"
family = "matarazzo"

[[businesses]]
name = "parlour"
colour = "red"
front = [ "gun" ]
since = 4
',2,'2026-11-21T22:57:58.832Z','2026-11-20','Kraków','Ana’s “birthday”','');
INSERT INTO "session" VALUES(2,'e8d88185-aa48-4ae3-9073-414608d9ac96',NULL,'corleone','format = "consigliere-record/1"
game = "corleone"
tracking = "board"
hand_limits = [ 5, 4, 3, 2 ]
first = "pizzino"

[[seats]]
player = "Dario"
family = "caccamo"

[[seats]]
player = "Celia"
family = "vitale"

[[seats]]
player = "Elena"
family = "pizzino"

[[businesses]]
name = "test-exchange"
colour = "printed"
territory = "wall-street"
front = [ "$2", "bank" ]
back = [ "gun" ]

[[businesses]]
name = "test-docks"
colour = "printed"
territory = "brooklyn"
front = [ "gun", "booze" ]
back = [ "$1" ]

[[businesses]]
name = "test-hotel"
colour = "printed"
territory = "upper-east-side"
front = [ "$3" ]
back = [ "bank" ]

[[businesses]]
name = "test-depot"
colour = "printed"
territory = "queens"
front = [ "blood-money", "$1" ]
back = [ "trade-1" ]

[[businesses]]
name = "test-theatre"
colour = "printed"
territory = "upper-west-side"
front = [ "horse-head", "jobs" ]
back = [ "booze" ]

[[businesses]]
name = "test-station"
colour = "printed"
territory = "midtown"
front = [ "$5" ]
back = [ "jobs" ]

[[businesses]]
name = "test-market"
colour = "printed"
territory = "chelsea"
front = [ "swap", "bank" ]
back = [ "blood-money" ]

[[businesses]]
name = "test-bookmaker"
colour = "blue"
front = [ "$2", "horse-head" ]
back = [ "swap" ]

[[businesses]]
name = "test-barber"
colour = "blue"
front = [ "bank", "$1" ]
back = [ "bank" ]

[[businesses]]
name = "test-refinery"
colour = "red"
front = [ "narcotics", "narcotics" ]
back = [ "narcotics" ]

[[businesses]]
name = "test-race-track"
colour = "red"
front = [ "$5", "bank", "bank" ]
back = [ "bank", "bank" ]

[[jobs]]
name = "test-collection"
colour = "yellow"
cost = [ "gun" ]
reward = [ "$3" ]
effect = []
copies = 4

[[jobs]]
name = "test-errand"
colour = "yellow"
cost = [ "blood-money" ]
reward = [ "$2", "$2" ]
effect = []
copies = 4

[[jobs]]
name = "test-protection"
colour = "yellow"
cost = [ "gun", "blood-money" ]
reward = [ "$5" ]
effect = [ "bank" ]
copies = 3

[[jobs]]
name = "test-delivery"
colour = "blue"
cost = [ "booze" ]
reward = [ "$2", "$2" ]
effect = []
copies = 4

[[jobs]]
name = "test-hit"
colour = "green"
cost = [ "gun", "gun" ]
reward = [ "$2" ]
effect = [ "shoot" ]
copies = 4

[[jobs]]
name = "test-ambush"
colour = "green"
cost = [ "gun", "blood-money" ]
reward = [ "$3" ]
effect = [ "shoot" ]
copies = 3

[[jobs]]
name = "test-transfer"
colour = "green"
cost = [ "booze" ]
reward = [ "$3" ]
effect = [ "move" ]
copies = 4

[[jobs]]
name = "test-racket"
colour = "grey"
cost = [ "blood-money", "gun", "booze" ]
reward = [ "$5" ]
effect = [ "front" ]
copies = 4

[[jobs]]
name = "test-pardon"
colour = "grey"
cost = [ "booze" ]
reward = [ "$2" ]
effect = [ "recall" ]
copies = 4

[[allies]]
name = "test-chief-1"
act = 1
effect = [ "police-chief" ]

[[allies]]
name = "test-gunman-1"
act = 1
effect = [ "shoot" ]

[[allies]]
name = "test-banker-2"
act = 2
effect = [ "bank", "bank" ]

[[allies]]
name = "test-boss-2"
act = 2
effect = [ "union-boss" ]

[[allies]]
name = "test-boss-3"
act = 3
effect = [ "union-boss" ]

[[allies]]
name = "test-butcher-3"
act = 3
effect = [ "shoot" ]

[[spaces]]
touches = [ "wall-street", "brooklyn" ]
three_plus = false

[[spaces]]
touches = [ "brooklyn", "upper-east-side" ]
three_plus = false

[[spaces]]
touches = [ "midtown", "queens" ]
three_plus = false

[[spaces]]
touches = [ "chelsea", "midtown", "wall-street" ]
three_plus = false

[[spaces]]
touches = [ "chelsea", "midtown", "central-park" ]
three_plus = false

[[spaces]]
touches = [ "upper-west-side", "central-park" ]
three_plus = false

[[spaces]]
touches = [ "upper-east-side", "queens" ]
three_plus = false

[[spaces]]
touches = [ "upper-west-side", "midtown" ]
three_plus = false

[[spaces]]
touches = [ "queens", "upper-west-side" ]
three_plus = false

[[spaces]]
touches = [ "wall-street", "brooklyn" ]
three_plus = false

[[spaces]]
touches = [ "midtown", "chelsea" ]
three_plus = false

[[spaces]]
touches = [ "brooklyn", "chelsea" ]
three_plus = true

[[spaces]]
touches = [ "queens", "central-park" ]
three_plus = true

[[spaces]]
touches = [ "upper-east-side", "midtown" ]
three_plus = true

[[spaces]]
touches = [ "wall-street", "upper-east-side" ]
three_plus = true

[[spaces]]
touches = [ "upper-west-side", "chelsea" ]
three_plus = true

[[spaces]]
touches = [ "queens", "midtown", "upper-west-side" ]
three_plus = true
',2,'2026-11-21T22:57:58.843Z','','','','');
INSERT INTO "session" VALUES(3,'773c1fd8-c1b0-4024-8e91-a23aba331a46',NULL,'cash-n-guns','format = "consigliere-record/1"
game = "cash-n-guns"
first = "ana"

[[seats]]
player = "Ana"

[[seats]]
player = "Piotr"

[[seats]]
player = "Iwo"

[[seats]]
player = "Ala"
',2,'2026-11-21T22:57:58.871Z','','Łódź','Rain, and a late start','2026-11-21T10:00:00.000Z');
INSERT INTO "session" VALUES(4,'b1b14ad5-2470-46d6-aa8b-0ce351e24f6b',NULL,'cash-n-guns','format = "consigliere-record/1"
game = "cash-n-guns"
first = "ana"

[[seats]]
player = "Ana"

[[seats]]
player = "Piotr"

[[seats]]
player = "Iwo"

[[seats]]
player = "Ala"
',2,'2026-11-21T22:57:58.887Z','','','','');
INSERT INTO "session" VALUES(5,'9e208604-5e01-4e14-9180-5b939d64df51',NULL,'cash-n-guns','format = "consigliere-record/1"
game = "cash-n-guns"
first = "ana"

[[seats]]
player = "Ana"

[[seats]]
player = "Piotr"

[[seats]]
player = "Iwo"

[[seats]]
player = "Ala"
',2,'2026-11-21T22:57:58.899Z','','','','');
INSERT INTO "session" VALUES(6,'8820391f-acc7-5cc6-ba30-b6c8c28c5303','0f7c3c1e-5d0b-4c9a-9c55-1f6f2b7d9a10','corleone','format = "consigliere-record/1"
game = "corleone"
tracking = "full"
hand_limits = [ 5, 4, 3, 2 ]
first = "marzullo"

[[seats]]
player = "Ana"
family = "marzullo"

[[seats]]
player = "Żaneta"
family = "matarazzo"

[[businesses]]
name = "parlour"
colour = "red"
front = [ "gun" ]
since = 4
',2,'2026-11-21T22:57:59.013Z','2026-11-20','Kraków','Ana’s “birthday”','');
CREATE TABLE session_component (
    session    INTEGER NOT NULL REFERENCES session,
    number     INTEGER NOT NULL CHECK (number >= 0),    -- 0: what was known at the beginning
    since      INTEGER NOT NULL CHECK (since >= 1),     -- the first entry that is judged by it
    definition TEXT NOT NULL,                           -- TOML
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "session_component" VALUES(1,0,1,'
[[businesses]]
name = "penn-central"
label = "Penn Central Railroad"
front = [ "jobs", "$2" ]

[[jobs]]
name = "extortion"
label = "Extortion"
cost = [ "blood-money", "gun", "booze" ]
reward = [ "$5" ]
effect = [ "front" ]

[[allies]]
name = "family-accountant"
label = "Family Accountant"
effect = [ "bank", "bank" ]

[[spaces]]
touches = [ "chelsea", "midtown", "central-park" ]

[[spaces]]
touches = [ "midtown", "queens" ]

[[spaces]]
touches = [ "chelsea", "midtown", "wall-street" ]
');
INSERT INTO "session_component" VALUES(2,0,1,'
[[businesses]]
name = "penn-central"
label = "Penn Central Railroad"
front = [ "jobs", "$2" ]

[[jobs]]
name = "extortion"
label = "Extortion"
cost = [ "blood-money", "gun", "booze" ]
reward = [ "$5" ]
effect = [ "front" ]

[[allies]]
name = "family-accountant"
label = "Family Accountant"
effect = [ "bank", "bank" ]

[[spaces]]
touches = [ "chelsea", "midtown", "central-park" ]

[[spaces]]
touches = [ "midtown", "queens" ]

[[spaces]]
touches = [ "chelsea", "midtown", "wall-street" ]
');
INSERT INTO "session_component" VALUES(3,0,1,'');
INSERT INTO "session_component" VALUES(4,0,1,'');
INSERT INTO "session_component" VALUES(5,0,1,'');
INSERT INTO "session_component" VALUES(6,0,1,'
[[businesses]]
name = "penn-central"
label = "Penn Central Railroad"
front = [ "jobs", "$2" ]

[[jobs]]
name = "extortion"
label = "Extortion"
cost = [ "blood-money", "gun", "booze" ]
reward = [ "$5" ]
effect = [ "front" ]

[[allies]]
name = "family-accountant"
label = "Family Accountant"
effect = [ "bank", "bank" ]

[[spaces]]
touches = [ "chelsea", "midtown", "central-park" ]

[[spaces]]
touches = [ "midtown", "queens" ]

[[spaces]]
touches = [ "chelsea", "midtown", "wall-street" ]
');
CREATE TABLE setting (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "setting" VALUES('language','pl');
CREATE INDEX seat_by_person ON seat (person);
CREATE TRIGGER entry_keeps BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;
CREATE TRIGGER entry_stays BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never deleted'); END;
CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN new.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM entry WHERE session = new.session)
BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END;
CREATE TRIGGER session_component_keeps BEFORE UPDATE ON session_component
BEGIN SELECT RAISE(ABORT, 'a component of a session is never changed'); END;
CREATE TRIGGER session_component_stays BEFORE DELETE ON session_component
BEGIN SELECT RAISE(ABORT, 'a component of a session is never deleted'); END;
CREATE TRIGGER session_component_follows BEFORE INSERT ON session_component
WHEN new.number <> 1 + (SELECT coalesce(max(number), -1) FROM session_component WHERE session = new.session)
BEGIN SELECT RAISE(ABORT, 'a component of a session follows the last one'); END;
CREATE TRIGGER session_keeps
BEFORE UPDATE OF id, uuid, branch_of, game, head, rules_version, created ON session
BEGIN SELECT RAISE(ABORT, 'the beginning of a session is never changed'); END;
CREATE TRIGGER seat_keeps BEFORE UPDATE OF session, seat, actor ON seat
BEGIN SELECT RAISE(ABORT, 'a seat is never changed'); END;
COMMIT;
