-- A database of version 4. It is never changed. Its hashes were made by another program than ours.
PRAGMA application_id = 1131311975;
PRAGMA user_version = 4;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE component_learned (
    id         INTEGER PRIMARY KEY,
    game       TEXT NOT NULL,
    kind       TEXT NOT NULL,
    name       TEXT NOT NULL CHECK (name <> ''),
    definition TEXT NOT NULL,    -- TOML
    UNIQUE (game, kind, name)
) STRICT;
INSERT INTO component_learned VALUES(1,'corleone','jobs','stick-up',replace('name = "stick-up"\ncolour = "grey"\n','\n',char(10)));
CREATE TABLE component_photo (    -- what players have photographed of their box
    game    TEXT NOT NULL,
    kind    TEXT NOT NULL,
    name    TEXT NOT NULL CHECK (name <> ''),    -- as the game spells it
    changed INTEGER NOT NULL CHECK (changed BETWEEN 1 AND 1000000),    -- how often
    image   BLOB NOT NULL CHECK (length(image) <= 200000),    -- empty: taken away
    hash    BLOB NOT NULL,
    PRIMARY KEY (game, kind, name)
) STRICT;
INSERT INTO component_photo VALUES('corleone','jobs','stick-up',2,X'ffd8ffe000104a46494600010100000100010000ffdb0043000d090a0b0a080d0b0a0b0e0e0d0f13201513121213271c1e17202e2931302e292d2c333a4a3e333646372c2d405741464c4e525352323e5a615a50604a51524fffdb0043010e0e0e131113261515264f352d354f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4fffc00011080008000c03012200021101031101ffc4001500010100000000000000000000000000000003ffc40014100100000000000000000000000000000000ffc40014010100000000000000000000000000000005ffc40014110100000000000000000000000000000000ffda000c03010002110311003f00b8018abfffd9',X'87fd90715378e1a692d4f9b24338858429499188a24fec72d3156bd5f43a433a');
INSERT INTO component_photo VALUES('corleone','allies','bookkeeper',3,X'',X'9f5c0e14f92eaf170bbff7ffa22e136c7afa35ed6e43fa832bf22be09805bd42');
CREATE TABLE entry (
    session INTEGER NOT NULL REFERENCES session,
    seq     INTEGER NOT NULL CHECK (seq >= 1),
    at      TEXT NOT NULL,
    line    TEXT NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('legal', 'unverified', 'ruled', 'illegal', 'impossible')),
    rules   TEXT NOT NULL,    -- the rules cited, joined by commas
    ruling  TEXT, hash BLOB NOT NULL DEFAULT x'',             -- why the table lets the line stand
    PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO entry VALUES(1,1,'2026-11-21T22:57:58.832Z','table reveals job stick-up','legal','',NULL,X'38e66956178ffca8dadba970cb587fb5907017b27ccb1809628e52b5c6d615d7');
INSERT INTO entry VALUES(1,2,'2026-11-21T22:57:58.832Z','table reveals job hold-up','legal','',NULL,X'b7dee7803c49599a30f7fe6a2efbf461d8428fe22e0c3fdf1f4c9ce877a8eee7');
INSERT INTO entry VALUES(1,3,'2026-11-21T22:57:58.832Z','table opens wall-street parlour','unverified','12.colour',NULL,X'11472d08b3f7f3c2b9554a719b81b1b7bcc62d1541f078aef48a53a0ac6ead18');
INSERT INTO entry VALUES(1,4,'2026-11-21T22:57:58.832Z','table undoes to 2','legal','',NULL,X'16da1cc7ca5a855b8a0c450e726be7a007cd11e4fcb956972bb6e253181f1f40');
INSERT INTO entry VALUES(1,5,'2026-11-21T22:57:58.832Z','table opens wall-street parlour','illegal','12.colour',NULL,X'50e9f9becb3946dcc95e026483ae230182ef0b794c996b3970700d78e7a5b89c');
INSERT INTO entry VALUES(1,6,'2026-11-21T22:57:58.832Z','table opens wall-street parlour ! it was late','ruled','12.colour','it was late',X'5f8028769375bacc210597ff4a143e52ca42247afe5af8eb8bb3e3f0d3baa101');
INSERT INTO entry VALUES(1,7,'2026-11-21T22:57:58.832Z','marzullo thug nowhere','impossible','',NULL,X'1f60b1a4eadccf6cd40cbdb34f2a80c2a6130835e99401a7749553c3ed2bc2ea');
INSERT INTO entry VALUES(1,8,'2026-11-21T22:57:58.832Z','matarazzo gibberish','impossible','',NULL,X'7b7862e466e1f7fc64f3463bc2e1a013e7961523dbe707e5501d54fd09678c37');
INSERT INTO entry VALUES(2,1,'2026-11-21T22:57:58.844Z','table reveals job test-ambush','legal','',NULL,X'7b9d3334b6185ad6dd509da19760d6ece725cf33e8aa55681afa1a500857a211');
INSERT INTO entry VALUES(2,2,'2026-11-21T22:57:58.844Z','table reveals job test-racket','legal','',NULL,X'f1ce44f1b73b6796cd81f0441e6fa8dc77f7b900de7386213bdd6314114cb4dc');
INSERT INTO entry VALUES(2,3,'2026-11-21T22:57:58.844Z','table reveals job test-transfer','legal','',NULL,X'104e895632405581e22d80409c16d5a365a53783fb10471ebadec36e85dba47a');
INSERT INTO entry VALUES(2,4,'2026-11-21T22:57:58.844Z','table reveals ally test-gunman-1','legal','',NULL,X'512eb5aa1c38911668aad4984eb2398a2aae7fa0c6d155bd29586f121f391d50');
INSERT INTO entry VALUES(2,5,'2026-11-21T22:57:58.844Z','table reveals ally test-chief-1','legal','',NULL,X'0f892a138db7381600da0f4ba4e18615654590ead3ad658a7d959905e2e079d1');
INSERT INTO entry VALUES(2,6,'2026-11-21T22:57:58.844Z','table opens wall-street test-bookmaker','legal','',NULL,X'08953a9f54799238026398d71dbc0b92716cf684db5b097a2a19b0a87dd5a114');
INSERT INTO entry VALUES(2,7,'2026-11-21T22:57:58.844Z','pizzino thug test-exchange','legal','',NULL,X'4ae108d34634904c4841605d6ec2203783867b189ef5b42f62e2e96a59d9c9e1');
INSERT INTO entry VALUES(2,8,'2026-11-21T22:57:58.844Z','caccamo thug test-market','legal','',NULL,X'81d58bcc0242ce241f960d3bc88d9d260c1a27b8f7629c08c8f6cb224b9563f6');
INSERT INTO entry VALUES(2,9,'2026-11-21T22:57:58.844Z','vitale thug test-depot','legal','',NULL,X'946c3c1615f8c6629e18351918274f4f650079027795d47887eb80e94f4fc670');
INSERT INTO entry VALUES(2,10,'2026-11-21T22:57:58.844Z','pizzino thug test-docks','legal','',NULL,X'eac0a031b1919dcf6c1b0ccd786c55cd2f3b6c207a80f32242c109abf543e9c4');
INSERT INTO entry VALUES(2,11,'2026-11-21T22:57:58.844Z','caccamo thug test-station','legal','',NULL,X'253c1b1a0f6147a75c468dd538c669333e10eee4a8d6df7a59c61dba48d9aa3f');
INSERT INTO entry VALUES(2,12,'2026-11-21T22:57:58.844Z','vitale thug test-theatre','legal','',NULL,X'd93ea568ade1345aee782c7ed23385a5fec3c3da13b3eb1234e761d463f117ab');
INSERT INTO entry VALUES(2,13,'2026-11-21T22:57:58.844Z','vitale collects','legal','',NULL,X'e6cf335e3a1647a4df18fd8dcb629503a17422dd83e31a9e6ca841505b7ba95c');
INSERT INTO entry VALUES(2,14,'2026-11-21T22:57:58.844Z','pizzino member don wall-street+brooklyn','legal','',NULL,X'a28b54612790e3c97f3bdd6c5e686b72ee608b5778b4af1e8cbedb67a0e6b170');
INSERT INTO entry VALUES(2,15,'2026-11-21T22:57:58.844Z','caccamo member don queens+central-park','legal','',NULL,X'2c5b671ecd5d0b1af4e0a2e4478529ca85420849d42f1f5259ab4a46631fbf48');
INSERT INTO entry VALUES(2,16,'2026-11-21T22:57:58.844Z','vitale member don upper-west-side+central-park','legal','',NULL,X'7e7c08e01ec3611a447874240f9286507cde578b5299829011fa5628d818c51c');
INSERT INTO entry VALUES(2,17,'2026-11-21T22:57:58.844Z','table war wall-street pizzino','legal','',NULL,X'ff5136b0464777f814b7931403f82ac324caf75c94bfb973fd488640456bd3e2');
INSERT INTO entry VALUES(2,18,'2026-11-21T22:57:58.844Z','table war brooklyn pizzino','legal','',NULL,X'f4ae234c9c285715a58b47ae1f7e41488285b1044d2e856dd4a940b954d88453');
INSERT INTO entry VALUES(2,19,'2026-11-21T22:57:58.844Z','table war upper-east-side','legal','',NULL,X'93ef9fa0eea18e001611a5135dd68f6ee6822f0f253176cc80d4951904f82cd3');
INSERT INTO entry VALUES(2,20,'2026-11-21T22:57:58.844Z','table war queens none','legal','',NULL,X'5c18a678828d604a40b7e7dc64c1cd0be94f9fff6990fec6dab96995fa191dcd');
INSERT INTO entry VALUES(2,21,'2026-11-21T22:57:58.844Z','table war upper-west-side','legal','',NULL,X'80d67f01cfdfe2fffa0abb6f222795a310849597097e2d626c0d754d77ed1024');
INSERT INTO entry VALUES(2,22,'2026-11-21T22:57:58.844Z','table war midtown caccamo','legal','',NULL,X'be216ad26f448e8083c959748911e2c46f40d3a4896976b8b379da35b8ab023a');
INSERT INTO entry VALUES(2,23,'2026-11-21T22:57:58.844Z','table war chelsea caccamo','legal','',NULL,X'c9d8efe8e572401f862b6e209734d1ad72eed2fd26b0dbec26436c5305b8bbc3');
INSERT INTO entry VALUES(2,24,'2026-11-21T22:57:58.844Z','pizzino bids $3','unverified','20.suitcase',NULL,X'3901de2ee539bc92c40447c365f6af72875d974eb791112161b27436b61ec383');
INSERT INTO entry VALUES(2,25,'2026-11-21T22:57:58.844Z','caccamo bids $3,$5','unverified','20.suitcase',NULL,X'98c614a088eb659d5df7dedc856d286981248959de62726e9556d6df11407ef6');
INSERT INTO entry VALUES(2,26,'2026-11-21T22:57:58.844Z','vitale bids $3','unverified','20.suitcase',NULL,X'89789c122194a68ec512e382b395f82b9b6ace276aab0eeaa814cf783682b5dc');
INSERT INTO entry VALUES(2,27,'2026-11-21T22:57:58.844Z','caccamo takes test-chief-1','legal','',NULL,X'7d99343abd6c33d887a046a0e07fedd3b01478b85d3af8c75c5c926be1610fed');
INSERT INTO entry VALUES(2,28,'2026-11-21T22:57:58.844Z','vitale takes test-gunman-1','legal','',NULL,X'4bab928f3be758eb39bc4d3cb75a891078a554900b80c18932a816f7aa2f8f94');
INSERT INTO entry VALUES(2,29,'2026-11-21T22:57:58.844Z','table reveals ally test-boss-2','legal','',NULL,X'2ee6a1a423f989ecfc08af95cd1ae789f7bf687b335bacd797177f963d5c69d3');
INSERT INTO entry VALUES(2,30,'2026-11-21T22:57:58.844Z','table reveals ally test-banker-2','legal','',NULL,X'c8e46a07f19b4f2b0258c47a2130fd689b7be30869c34f1e8cd71093e22287eb');
INSERT INTO entry VALUES(2,31,'2026-11-21T22:57:58.844Z','table opens brooklyn test-barber','legal','',NULL,X'3c4bf29cb989026a3add97d7048c2ecf852dac2e4a65272b52cae88d51998c2c');
INSERT INTO entry VALUES(2,32,'2026-11-21T22:57:58.844Z','vitale thug test-market','legal','',NULL,X'e2d86a88b5a88a1ee15bb6489a8e9e97dac99002a3748416db965343b252f620');
INSERT INTO entry VALUES(2,33,'2026-11-21T22:57:58.844Z','pizzino thug test-bookmaker','legal','',NULL,X'433b376d783bf988a3d71895422caf0f5f7a7745232af3a83f07151cbbe80a41');
INSERT INTO entry VALUES(2,34,'2026-11-21T22:57:58.844Z','pizzino collects','legal','',NULL,X'1b7c551cf5951414b3674005b9942e1e2c8ee0aa7dcfd1e4b852f1bb5bb31152');
INSERT INTO entry VALUES(2,35,'2026-11-21T22:57:58.844Z','caccamo member don upper-west-side+chelsea','legal','',NULL,X'197aa7e3c9a86aeadc3dc62c4137098b20d94d4903687a1b48223d7ca5518659');
INSERT INTO entry VALUES(2,36,'2026-11-21T22:57:58.844Z','vitale job test-transfer from public','unverified','',NULL,X'4e4c388d830f06cf16335a9652acb8afcf4c8c8f80ccaedfd113f44e398a0aad');
INSERT INTO entry VALUES(2,37,'2026-11-21T22:57:58.844Z','vitale declines move','legal','',NULL,X'dd68c0f3b51cfafe3b9b2fd845c51b6bbb14efda06eef1a71663ecd846448218');
INSERT INTO entry VALUES(2,38,'2026-11-21T22:57:58.844Z','pizzino thug test-depot','legal','',NULL,X'f971303337ed4f3ea0f0323d4905c5f3fb5aa5c3cb3f3b9b6af7ce708672ca8b');
INSERT INTO entry VALUES(2,39,'2026-11-21T22:57:58.844Z','caccamo ally test-chief-1','legal','',NULL,X'd74b9feed7bd2f90f0c8b7218b98eea0f9f1fe2f462e6191682c0499573928a4');
INSERT INTO entry VALUES(2,40,'2026-11-21T22:57:58.844Z','caccamo uses police-chief in:chelsea','legal','',NULL,X'b130259623834814ce9b0241d908029657775beda359ecdc0656978055866d33');
INSERT INTO entry VALUES(2,41,'2026-11-21T22:57:58.844Z','vitale ally test-gunman-1','legal','',NULL,X'212dd3bb527250b91cd511e553eac7cf90a5b2a2da18e35289b4358f514d76cd');
INSERT INTO entry VALUES(2,42,'2026-11-21T22:57:58.844Z','vitale uses shoot pizzino:thug@test-bookmaker','legal','',NULL,X'8d1f44e2b4b59ad43f7c13eacb26e2616468c23bc8fece2894a69228f57827f8');
INSERT INTO entry VALUES(2,43,'2026-11-21T22:57:58.844Z','pizzino member consigliere queens+midtown+upper-west-side','legal','',NULL,X'2411a012bbaa0a25aeb912217bd4e0fc92a65a8c98833d00085178aa63f1e6ff');
INSERT INTO entry VALUES(2,44,'2026-11-21T22:57:58.844Z','caccamo thug test-theatre','legal','',NULL,X'2ebd0d8929a0e89a30bf09fa610979dc5a0c3d83d898dc899fd62aac0f31cd97');
INSERT INTO entry VALUES(2,45,'2026-11-21T22:57:58.844Z','vitale collects','legal','',NULL,X'2bd6ee455ccfc91d588f1b588545d24b5dea23e5c82dd625689e1228be0899c2');
INSERT INTO entry VALUES(2,46,'2026-11-21T22:57:58.844Z','caccamo collects','legal','',NULL,X'034385e14203d295affd7245bc8f302b8d5a455268e1e5b6caf7f3ff4bfc5372');
INSERT INTO entry VALUES(2,47,'2026-11-21T22:57:58.844Z','vitale thug test-exchange','legal','',NULL,X'b627601c3206e968cabe97c114f4fd2d2f4d67fbbc999e14ab81f1de5b3fd60d');
INSERT INTO entry VALUES(2,48,'2026-11-21T22:57:58.844Z','pizzino job test-protection from hand','unverified','',NULL,X'95811d6500b2a1ce06f22d40bc4e55f19ec5b35cdfa1fdde7078ea4057864824');
INSERT INTO entry VALUES(2,49,'2026-11-21T22:57:58.844Z','caccamo job test-ambush from public','unverified','',NULL,X'c3241dadfe510745f0aa84f067137f36b38ce886492f6beca1f32eec3e68bc2f');
INSERT INTO entry VALUES(2,50,'2026-11-21T22:57:58.844Z','caccamo uses shoot police-chief@in:chelsea','legal','',NULL,X'b0782d4732e06ca4680f7d4b13c01eebdd40a81e3aaf7f5228a52ab07914c949');
INSERT INTO entry VALUES(2,51,'2026-11-21T22:57:58.844Z','vitale member don midtown+chelsea','legal','',NULL,X'0a547bc7abe7fe42e0353bf1a725a912d11be42819f5fec04c1ed08b3b3476c0');
INSERT INTO entry VALUES(2,52,'2026-11-21T22:57:58.844Z','pizzino member don chelsea+midtown+wall-street','legal','',NULL,X'6891cda3815f5fae58bfc2876458c63d05393d710c64eadd08f36df14efd4557');
INSERT INTO entry VALUES(2,53,'2026-11-21T22:57:58.844Z','caccamo thug test-barber','legal','',NULL,X'2302b3d942e17300e04cb969a8d112b0d655f0f284d5d5c9fae9fedcfbed8bae');
INSERT INTO entry VALUES(2,54,'2026-11-21T22:57:58.844Z','vitale member consigliere upper-east-side+midtown','legal','',NULL,X'59882aa1582d63c11fd73a98b395b2111697b651773c045ef67f3e075f17abdd');
INSERT INTO entry VALUES(2,55,'2026-11-21T22:57:58.844Z','caccamo member consigliere wall-street+brooklyn#2','legal','',NULL,X'0035b741aa90a7b7828eb482b27b86084bc6f721dda7e0353e252668a38a318d');
INSERT INTO entry VALUES(2,56,'2026-11-21T22:57:58.844Z','table war wall-street none','legal','',NULL,X'e7b847dc8d5bc2a9d688c49cd7e149d0360665b15d024858470af585f957328b');
INSERT INTO entry VALUES(2,57,'2026-11-21T22:57:58.844Z','table war brooklyn caccamo','legal','',NULL,X'15df85c647fd1e83e763ad98e1d76f359a8a73ef663f03d5592a97cc4523b0e3');
INSERT INTO entry VALUES(2,58,'2026-11-21T22:57:58.844Z','table war upper-east-side','legal','',NULL,X'7e391c22a6927c8e6fb986bb4062e87420e0545caa222c6275a34d210e6cb2f7');
INSERT INTO entry VALUES(2,59,'2026-11-21T22:57:58.844Z','table war queens pizzino','legal','',NULL,X'90307267810b8bff7fa98478c53dde549610e3fea00d8f7735e58db0578d4eb9');
INSERT INTO entry VALUES(2,60,'2026-11-21T22:57:58.844Z','table war upper-west-side caccamo','legal','',NULL,X'65180c356ea1b340075cd24348e1c4368b83a7e4ee2aec48cb7e6d5d8effc56c');
INSERT INTO entry VALUES(2,61,'2026-11-21T22:57:58.844Z','table war midtown none','legal','',NULL,X'9009c800f2c84bf2c0a961d2acae18ea0e6ab23bac36b171705de837a04619b7');
INSERT INTO entry VALUES(2,62,'2026-11-21T22:57:58.844Z','table war chelsea','legal','',NULL,X'9930ff2508af9e4f9a29dd9d4a3f2631d0d475973bd92739bfd30cecb70defc2');
INSERT INTO entry VALUES(2,63,'2026-11-21T22:57:58.844Z','pizzino bids $5','unverified','20.suitcase',NULL,X'5d23ea27de2fbeb71c169b53e1e2d0ff0700ce8263338958d9620ff3d9926ecc');
INSERT INTO entry VALUES(2,64,'2026-11-21T22:57:58.844Z','vitale bids $2','unverified','20.suitcase',NULL,X'fc50dd8b35092296a3b8cb0854b152c4f6a5544e57c44e1b8f863af3569abc94');
INSERT INTO entry VALUES(2,65,'2026-11-21T22:57:58.844Z','caccamo bids $2,$3,$5','unverified','20.suitcase',NULL,X'51077202c4106dc519bbbdd07a42c3caa74df8ab5fd2ca2d5d8dfc697283b3ea');
INSERT INTO entry VALUES(2,66,'2026-11-21T22:57:58.844Z','caccamo takes test-banker-2','legal','',NULL,X'9a2af6756bd6a7b4685786d65f8c52ad03013e6fa983e9ab39822cad2b1537e4');
INSERT INTO entry VALUES(2,67,'2026-11-21T22:57:58.844Z','pizzino takes test-boss-2','legal','',NULL,X'33c6599b83f6bf8739730ac7543d7c8da7d9f2f9fdfa1cb8a7d3954e8cc73f2b');
INSERT INTO entry VALUES(2,68,'2026-11-21T22:57:58.844Z','table reveals job test-errand','legal','',NULL,X'a2b0f7165f1b9f9f04df0fdb62ad3958247d0fe340df59d483faabec50c71188');
INSERT INTO entry VALUES(2,69,'2026-11-21T22:57:58.844Z','table reveals job test-transfer','legal','',NULL,X'6f45679cdbf160784917ed9e8b1d990556cf81b3cc982cc4cc44f68d2561454e');
INSERT INTO entry VALUES(2,70,'2026-11-21T22:57:58.844Z','table reveals ally test-boss-3','legal','',NULL,X'cd5e70f924251de442420629ce54ac7e4cf9bb8b369ba11fa9128f9cae34605e');
INSERT INTO entry VALUES(2,71,'2026-11-21T22:57:58.844Z','table reveals ally test-butcher-3','legal','',NULL,X'a4df65a46d65b25c94191955f587c7ee1c17c183195bfc7840fb61a4f80d33df');
INSERT INTO entry VALUES(2,72,'2026-11-21T22:57:58.844Z','table opens upper-east-side test-refinery','legal','',NULL,X'd65957c6ced7c69e84b7bd7b723d10234531fdf34bf61abdbe075d0fc9a05d61');
INSERT INTO entry VALUES(2,73,'2026-11-21T22:57:58.844Z','caccamo ally test-banker-2','legal','',NULL,X'c2e7566e0a380a7ca830447f1dbda54f298486e96de829b454a7088bf9f7f9f7');
INSERT INTO entry VALUES(2,74,'2026-11-21T22:57:58.844Z','vitale job test-errand from public','unverified','',NULL,X'2386f2442f61f8a5ff5fbe95250638aaaf6d58fba29a9f977d0b7edbf6ee7147');
INSERT INTO entry VALUES(2,75,'2026-11-21T22:57:58.844Z','pizzino job test-transfer from public','unverified','',NULL,X'66a73a8964babef67aa15a17dc28435709da4f2d4493ab920e190b58174ceabb');
INSERT INTO entry VALUES(2,76,'2026-11-21T22:57:58.844Z','caccamo ally test-chief-1','legal','',NULL,X'1d163e0f2706d7785a600e20ba83c169a0af96241004cd83f4075c81002a0cba');
INSERT INTO entry VALUES(2,77,'2026-11-21T22:57:58.844Z','caccamo uses police-chief in:midtown','legal','',NULL,X'90d929d1d3d84ca86789bf2ca3c72202cce587391065c20b052b4d54ec4c7d28');
INSERT INTO entry VALUES(2,78,'2026-11-21T22:57:58.844Z','vitale thug test-theatre','legal','',NULL,X'f8e6f3ceeb0dcaca523a271dab0f1a487e2b173faffd9e046d18c9d304f822f7');
INSERT INTO entry VALUES(2,79,'2026-11-21T22:57:58.844Z','caccamo collects','legal','',NULL,X'316ce17b30151631f61fbaeb1423a78df8fc5e90cc6248d510b62f32fe392cbd');
INSERT INTO entry VALUES(2,80,'2026-11-21T22:57:58.844Z','vitale collects','legal','',NULL,X'483c8d687d54bd6d9165fed79594c55d981dc81fbbf6dad57a76075986cd1b55');
INSERT INTO entry VALUES(2,81,'2026-11-21T22:57:58.844Z','pizzino thug test-bookmaker','legal','',NULL,X'717c668f52ad3fb3bbb5b5803fd372b7ee63b053ddebed3bb886fd6a11b15676');
INSERT INTO entry VALUES(2,82,'2026-11-21T22:57:58.844Z','pizzino collects','legal','',NULL,X'c2dbf61a7e6c6f3750df35d857e6378b2318c7d8af523f4d2710f3d8a90c506f');
INSERT INTO entry VALUES(2,83,'2026-11-21T22:57:58.844Z','caccamo member don queens+midtown+upper-west-side','legal','',NULL,X'32f6021f14419be1b578f7fa7c692e90cfb57e43214b0ea34eeb0f9e18fe345e');
INSERT INTO entry VALUES(2,84,'2026-11-21T22:57:58.844Z','vitale thug test-barber','legal','',NULL,X'f50548f46c11ff4aa0daaf7494b92ca17082173f0787ce676fcab9f7815c7a1f');
INSERT INTO entry VALUES(2,85,'2026-11-21T22:57:58.844Z','pizzino member consigliere brooklyn+chelsea','legal','',NULL,X'7aaa81d3f3ee5d1d9ace4f4b38309f1c0d629eae1f3eccaa99e197b6e4e810d0');
INSERT INTO entry VALUES(2,86,'2026-11-21T22:57:58.844Z','caccamo job test-pardon from hand','unverified','',NULL,X'855dee5e71052204d0445e95d8852ca6a4175c8aa69db5376629e9440d1438da');
INSERT INTO entry VALUES(2,87,'2026-11-21T22:57:58.844Z','caccamo uses recall caccamo:don@queens+midtown+upper-west-side','legal','',NULL,X'613b39e78250d78383d7d5ee3900929c1abbb16deab2eaf848e86583105393e1');
INSERT INTO entry VALUES(2,88,'2026-11-21T22:57:58.844Z','vitale member consigliere midtown+queens','legal','',NULL,X'cfe2e993449335bb27b191d0074d96a9275b22f5390fc96e6ebd1a75e223425f');
INSERT INTO entry VALUES(2,89,'2026-11-21T22:57:58.844Z','pizzino ally test-boss-2','legal','',NULL,X'b28b04f09c5822efefd55a9a382ee2c9f284ba708da4e533311d3ecea6ac786b');
INSERT INTO entry VALUES(2,90,'2026-11-21T22:57:58.844Z','pizzino uses union-boss test-refinery','legal','',NULL,X'46db5408e6289fee4049c7ef952e368e7c3189fb11d54b4c80b38905701d6ee1');
INSERT INTO entry VALUES(2,91,'2026-11-21T22:57:58.844Z','caccamo thug test-hotel','legal','',NULL,X'97a55866f3e38b92a2438e6e1a07c8d101e3bc765c2946d8815665bc583129dc');
INSERT INTO entry VALUES(2,92,'2026-11-21T22:57:58.844Z','vitale ally test-gunman-1','legal','',NULL,X'8076f8203494724b72d6b4c933842690d5f3825cd115938f593f702c97ad2e3f');
INSERT INTO entry VALUES(2,93,'2026-11-21T22:57:58.844Z','vitale uses shoot union-boss@test-refinery','legal','',NULL,X'639d914ae50fba43299c220fbef1dca8edfd08079faa350d731da8a4cbdf7dbc');
INSERT INTO entry VALUES(2,94,'2026-11-21T22:57:58.844Z','pizzino job test-racket from public','unverified','',NULL,X'36b9a12a65c23810856f64d22ad62d1d2729e8001e84a09714f24ba9ead3f382');
INSERT INTO entry VALUES(2,95,'2026-11-21T22:57:58.844Z','pizzino uses front test-docks','legal','',NULL,X'fe4c49ae6db991bcd2fe993f623d28c168f9bda84f68586b511c8a8c7f67c96a');
INSERT INTO entry VALUES(2,96,'2026-11-21T22:57:58.844Z','caccamo member don queens+central-park','legal','',NULL,X'd7e9b1ab6ecc0f467588b42918885374aab6b49980342f5e0071ee47c992ebb6');
INSERT INTO entry VALUES(2,97,'2026-11-21T22:57:58.844Z','vitale member don wall-street+brooklyn','legal','',NULL,X'2f3755bd7b324bb0619263d2de4ea7a3f8eb15d89f6f81bc3c03fffd69d6b7dd');
INSERT INTO entry VALUES(2,98,'2026-11-21T22:57:58.844Z','pizzino member don chelsea+midtown+wall-street','legal','',NULL,X'95c5cfcc49ec24cd7f27b8f51064e7a10cd567376c920b7ceef197e1cb1a65bf');
INSERT INTO entry VALUES(2,99,'2026-11-21T22:57:58.844Z','caccamo member consigliere upper-west-side+central-park','legal','',NULL,X'381250ed4c2b98e53d5dcc79d724fa22a8acc742a1dceebc5ee57307814802d2');
INSERT INTO entry VALUES(2,100,'2026-11-21T22:57:58.844Z','pizzino job test-hit from hand','unverified','',NULL,X'82e2d637ca2dcb7eb9f8b549c0dc7e3c3b88c67120cfb02978a3bfc4fb32ae6c');
INSERT INTO entry VALUES(2,101,'2026-11-21T22:57:58.844Z','pizzino uses shoot police-chief@in:midtown','legal','',NULL,X'e28f5e7fc330bf1164b52d203bb0db74dd39e68e15ff074f9fa2913011d181e5');
INSERT INTO entry VALUES(2,102,'2026-11-21T22:57:58.844Z','caccamo thug test-station','legal','',NULL,X'86583390fb4411da200ba6bbf5748cb41d7d65791af8929753e071079b66a85e');
INSERT INTO entry VALUES(2,103,'2026-11-21T22:57:58.844Z','pizzino thug test-market','legal','',NULL,X'96a2160cf4d4153f2115cd97a465ef0e014c3c3761bb4379266e93ac7f603286');
INSERT INTO entry VALUES(2,104,'2026-11-21T22:57:58.844Z','table war wall-street','legal','',NULL,X'c1e19b72e8e533d7fd61f41e131f13b943144450239f5377e7b691882fc94349');
INSERT INTO entry VALUES(2,105,'2026-11-21T22:57:58.844Z','table war brooklyn','legal','',NULL,X'c1964b5cd90af67e541e10d53048e933bc1509983522916276daa0227e131105');
INSERT INTO entry VALUES(2,106,'2026-11-21T22:57:58.844Z','table war upper-east-side caccamo','legal','',NULL,X'ad9fc9a8247b3da92ff5bca250c101f11f624cb73bea88ebe6401f30a703b7fd');
INSERT INTO entry VALUES(2,107,'2026-11-21T22:57:58.844Z','table war queens','legal','',NULL,X'7be4a527a377b1161c3053f016ee76b7b87a7d04e56cdc45a34bfc86261647fc');
INSERT INTO entry VALUES(2,108,'2026-11-21T22:57:58.844Z','table war upper-west-side','legal','',NULL,X'2e83223348d4c556948aa14109c915505ac6dc06b280ea5ffde8f106004ec96e');
INSERT INTO entry VALUES(2,109,'2026-11-21T22:57:58.844Z','table war midtown none','legal','',NULL,X'594edfb38313e53f942219f64fbaad142aa193caca5568ce6b29fedaa4871267');
INSERT INTO entry VALUES(2,110,'2026-11-21T22:57:58.844Z','table war chelsea pizzino','legal','',NULL,X'7deda8f21023a29812d04a8f94889e587cb7c6a32536d8d81590187bc5363ecb');
INSERT INTO entry VALUES(2,111,'2026-11-21T22:57:58.844Z','caccamo bids $5,$5','unverified','20.suitcase',NULL,X'99ce6e079cde05f505f0babd2b9505744ea34515314712bdd0a8e1de65c54ea5');
INSERT INTO entry VALUES(2,112,'2026-11-21T22:57:58.844Z','vitale bids $2,$3','unverified','20.suitcase',NULL,X'49446bd65be38cddd2ee0794a9e142e8ebd0837e48ff312cb30133ffaf7762c1');
INSERT INTO entry VALUES(2,113,'2026-11-21T22:57:58.844Z','pizzino bids nothing','legal','',NULL,X'60a3dc033645446bf50a184e700981b242b0d5a19280260040f01d0388c7852b');
INSERT INTO entry VALUES(2,114,'2026-11-21T22:57:58.844Z','caccamo takes test-boss-3','legal','',NULL,X'5a25c11a3cef642128ebbdc31e92e9c80d76a77b10aeb092bcef10ac09e4e809');
INSERT INTO entry VALUES(2,115,'2026-11-21T22:57:58.844Z','vitale takes test-butcher-3','legal','',NULL,X'eb168886b3cf142f1ee04edc898318e67f872aa9e610a19628772e114d3d4510');
INSERT INTO entry VALUES(2,116,'2026-11-21T22:57:58.844Z','caccamo discards ally:test-chief-1','unverified','',NULL,X'1e351ef3d431293212316b9987878702fd8308214d3692006335386848bcea01');
INSERT INTO entry VALUES(2,117,'2026-11-21T22:57:58.844Z','vitale discards ally:test-butcher-3','unverified','',NULL,X'3a11e87e745fa606aa030cc805c7daeb6d5bc0807f0fad57013eae9803368ede');
INSERT INTO entry VALUES(2,118,'2026-11-21T22:57:58.844Z','table reveals job test-collection','legal','',NULL,X'c2b4a210d205a7628953af282ee2550a97fc976fe1b0e632ad8896384c834189');
INSERT INTO entry VALUES(2,119,'2026-11-21T22:57:58.844Z','table reveals job test-transfer','legal','',NULL,X'168bac440ac64492059b6e2b4f34f59f4b64e731b4ac5dc975d52e5e7edb4c63');
INSERT INTO entry VALUES(2,120,'2026-11-21T22:57:58.844Z','table reveals job test-delivery','legal','',NULL,X'db02c178f0dc38543eb7fec9320885cc747f0b5c5b820613bd3f3fb14a3bf9dc');
INSERT INTO entry VALUES(2,121,'2026-11-21T22:57:58.844Z','table opens queens test-race-track','legal','',NULL,X'e54f40c78da8b2ea43607a413037160efd1f7de3914d0678bf05ae6ef18ecef0');
INSERT INTO entry VALUES(2,122,'2026-11-21T22:57:58.844Z','pizzino thug test-docks','legal','',NULL,X'55a307d925d6575ab702aee2aac6b9ab589fbe64eec67039f8a1759c31f8ae13');
INSERT INTO entry VALUES(2,123,'2026-11-21T22:57:58.844Z','caccamo thug test-station','legal','',NULL,X'c243344b2fe787e4fac7e6144f4babcaae6d7d0af3f738b36ad01d65da829d46');
INSERT INTO entry VALUES(2,124,'2026-11-21T22:57:58.844Z','vitale ally test-gunman-1','legal','',NULL,X'51a583fd7f6141e5eb61a7cc4c4f8accbffa41237707d75f50b9581191db1d87');
INSERT INTO entry VALUES(2,125,'2026-11-21T22:57:58.844Z','vitale uses shoot pizzino:thug@test-docks','legal','',NULL,X'50dd48bc70d1eab14813fda4601e31efa388ee5e55cdb884cdeb2054c721c4f2');
INSERT INTO entry VALUES(2,126,'2026-11-21T22:57:58.844Z','pizzino job test-delivery from public','unverified','',NULL,X'84560844b6dd53f0699ce7c0f8d9b18841effd37c7488806246d041b80930ee5');
INSERT INTO entry VALUES(2,127,'2026-11-21T22:57:58.844Z','caccamo ally test-banker-2','legal','',NULL,X'02257f57fc78b8af151af0328d7ed5d1d1fc6b0a097b00f5a37295a77d5856e0');
INSERT INTO entry VALUES(2,128,'2026-11-21T22:57:58.844Z','vitale thug test-bookmaker','legal','',NULL,X'948dacf57571999f5bfdd3ed0b696e32faed7983eb6ad12da4b8936dfbffab54');
INSERT INTO entry VALUES(2,129,'2026-11-21T22:57:58.844Z','pizzino collects','legal','',NULL,X'0a12972ab6d52009eca5de8b6c6adbce3418eb6810b787a21792db4a84992ff4');
INSERT INTO entry VALUES(2,130,'2026-11-21T22:57:58.844Z','vitale collects','legal','',NULL,X'e8ad848d86a6d8ba381ba9ed4bb84e19e079b7036e193e5506fbb9d174f81c2c');
INSERT INTO entry VALUES(2,131,'2026-11-21T22:57:58.844Z','pizzino job test-collection from public','unverified','',NULL,X'4a6ae31d2e9609e687474d0c45128af91376e0ddf597eba41e78327798c5043c');
INSERT INTO entry VALUES(2,132,'2026-11-21T22:57:58.844Z','caccamo ally test-boss-3','legal','',NULL,X'f04798364f3f296bdfba36905c984d5e6d2bbdbb6fbddb803e3837bf4f407c70');
INSERT INTO entry VALUES(2,133,'2026-11-21T22:57:58.844Z','caccamo uses union-boss test-market','legal','',NULL,X'c0d2255e9e59aff4bed19846a09d46cd0bdf37571fb09c3582cc3c0afe347e66');
INSERT INTO entry VALUES(2,134,'2026-11-21T22:57:58.844Z','vitale job test-transfer from public','unverified','',NULL,X'2b2c07de290d08984ae364847a473ace769a40ed500ca21b79893507ec982413');
INSERT INTO entry VALUES(2,135,'2026-11-21T22:57:58.844Z','vitale uses move caccamo:thug@test-station to test-hotel','legal','',NULL,X'e5779b047dfd718ace0c7e077cb2bb2c5686ebdc589a749188be7cd678493534');
INSERT INTO entry VALUES(2,136,'2026-11-21T22:57:58.844Z','pizzino thug test-depot','legal','',NULL,X'a8578e2d85660d27e48cd82ec340ffd2329e160b382acc3084b4571a0b623be1');
INSERT INTO entry VALUES(2,137,'2026-11-21T22:57:58.844Z','caccamo thug test-race-track','legal','',NULL,X'57403ec000f141c6beaca1538acbc5e54e88dd2e959e44e6a9a9807031ec2f80');
INSERT INTO entry VALUES(2,138,'2026-11-21T22:57:58.844Z','vitale thug test-docks','legal','',NULL,X'691d6504d640bfffd02e4a1d70aff397c5626850073ca4ff4c80a134bb8d3003');
INSERT INTO entry VALUES(2,139,'2026-11-21T22:57:58.844Z','pizzino member consigliere upper-east-side+queens','legal','',NULL,X'90d1e411c70708561aeb7648e2f164faaa2c59b3cc326ca4ab0570c6ebdd5382');
INSERT INTO entry VALUES(2,140,'2026-11-21T22:57:58.844Z','caccamo member don upper-east-side+midtown','legal','',NULL,X'12bb998d16cdb985006bf2171635f8d81b2ba5965c1ddc260382e2cf8074131f');
INSERT INTO entry VALUES(2,141,'2026-11-21T22:57:58.844Z','vitale member heir upper-west-side+central-park','legal','',NULL,X'ef981f40f7359620b5ce6899380e8cb8dc9b5344e0511f6c2ac892a15e13d4cb');
INSERT INTO entry VALUES(2,142,'2026-11-21T22:57:58.844Z','pizzino ally test-boss-2','legal','',NULL,X'e086ba11077bd596e6885c049741e1f32cbbb9d5eefa710fb9e5676f3c0f1b9f');
INSERT INTO entry VALUES(2,143,'2026-11-21T22:57:58.844Z','pizzino uses union-boss test-barber','legal','',NULL,X'd4f3ca21892e69c64501fed079eaeb6f78503d16036305597943b1434c9b7bc2');
INSERT INTO entry VALUES(2,144,'2026-11-21T22:57:58.844Z','caccamo member consigliere midtown+queens','legal','',NULL,X'00bd8225aa406fce6cb3dcc7f9a8c9de7651aa49bd99a1c2e8a9db3844631be5');
INSERT INTO entry VALUES(2,145,'2026-11-21T22:57:58.844Z','vitale member consigliere upper-west-side+midtown','legal','',NULL,X'9809f38e8c0429a009b22855c5628f71eeea54eefdbdd6990a7ed68923d1af50');
INSERT INTO entry VALUES(2,146,'2026-11-21T22:57:58.844Z','pizzino member heir queens+upper-west-side','legal','',NULL,X'c71f049e8da5d41f7f4230ad8aad2468dba451d9ca7b7f7446d8897fb4c292c3');
INSERT INTO entry VALUES(2,147,'2026-11-21T22:57:58.844Z','caccamo job test-delivery from hand','unverified','',NULL,X'06818b6ef3e7e90e05bd2daae8439c37100f4e479e761d42d1b2d6233541292c');
INSERT INTO entry VALUES(2,148,'2026-11-21T22:57:58.844Z','vitale member don upper-west-side+chelsea','legal','',NULL,X'ef67d2d462d71504c1812c9930c04a80eebf42c22962de51a0405ba937e8ccea');
INSERT INTO entry VALUES(2,149,'2026-11-21T22:57:58.844Z','pizzino member don chelsea+midtown+central-park','legal','',NULL,X'87019a0d47b2f7bbe832a0f36d3f3ec481aa8bcbe9fd18e89ab2db24040d7fad');
INSERT INTO entry VALUES(2,150,'2026-11-21T22:57:58.844Z','caccamo member heir chelsea+midtown+wall-street','legal','',NULL,X'ba205cd61387b06dc17a90ce9375cd81af0d6f7f88818ad5927843fe37922cde');
INSERT INTO entry VALUES(2,151,'2026-11-21T22:57:58.844Z','table war wall-street','legal','',NULL,X'661a283b6f314354575d2428629c406cffd6b801df2879b40ebafb6ce52c6c1a');
INSERT INTO entry VALUES(2,152,'2026-11-21T22:57:58.844Z','table war brooklyn none','legal','',NULL,X'1b40e033b8a74246a456c8ca481d664ead911ce837e77bfc7d6e1eba2558131e');
INSERT INTO entry VALUES(2,153,'2026-11-21T22:57:58.844Z','table war upper-east-side caccamo','legal','',NULL,X'acc1d3a91ea624cb8da8a84d29ed0b3750628edb1591466c955cc783315e2a13');
INSERT INTO entry VALUES(2,154,'2026-11-21T22:57:58.844Z','table war queens','legal','',NULL,X'8cd0026bfd1eec2b38006e1c970d068c84fb83b6be0c4557020870989f4ad6b2');
INSERT INTO entry VALUES(2,155,'2026-11-21T22:57:58.844Z','table war upper-west-side','legal','',NULL,X'46d53a8b597ca5789f29923212410681c0ca7730c42bcdd9fe8e4db261572ade');
INSERT INTO entry VALUES(2,156,'2026-11-21T22:57:58.844Z','table war midtown caccamo','legal','',NULL,X'ca6ad8885d4473ac57a1eeb2b7672d9003ab9e1b4d59bb9f02d0bcc05d46d7f7');
INSERT INTO entry VALUES(2,157,'2026-11-21T22:57:58.844Z','table war chelsea','legal','',NULL,X'5238261723d16f6b23452576ee2d754426010a322581f890719161a9eb34c599');
INSERT INTO entry VALUES(2,158,'2026-11-21T22:57:58.844Z','caccamo discards ally:test-banker-2','unverified','',NULL,X'1140dbf8bebe8e23808b99f11e16acfe4c6a28ad4df052fe7f56c45be24dc4e9');
INSERT INTO entry VALUES(2,159,'2026-11-21T22:57:58.844Z','caccamo counts $3,$5x4','legal','',NULL,X'eedb71e06073c9090a89862cec75c4df6fb27386c7c832fba523a9228bea02ce');
INSERT INTO entry VALUES(2,160,'2026-11-21T22:57:58.844Z','vitale counts $2x3,$3x2,$5','legal','',NULL,X'5530160b6844187668ce131da62d04fa9c17ac3cfca881cb314844db829b841f');
INSERT INTO entry VALUES(2,161,'2026-11-21T22:57:58.844Z','pizzino counts $1x3,$2x3,$3x3,$5x5','legal','',NULL,X'5a90d6167f4c0b7583981f37c49f7307f611cf392c046a495b38911cba501f47');
INSERT INTO entry VALUES(3,1,'2026-11-21T22:57:58.871Z','table corrects: piotr leaves','legal','',NULL,X'0acc75c6820dba3b999b7c448eb47f2616127a7ec323f375bd210d6c2a71250f');
INSERT INTO entry VALUES(3,2,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000,diamond-1000,painting,clip','legal','',NULL,X'a0fbde0f45277f55d18f779e82699ab987446cab9cfc1c40920c7a6b56e0cbf6');
INSERT INTO entry VALUES(3,3,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL,X'e57f49c641a72b996d7afdbe21591fabec33d1369a9e2f1147347ed5a514c784');
INSERT INTO entry VALUES(3,4,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL,X'048d2226648c59c279408a346ac353da50575574915051fe3cdf8c588a668b27');
INSERT INTO entry VALUES(3,5,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL,X'4db37299fb651ebf1234ecefabda32773afe36ff230b50c386f8878caba1ffdf');
INSERT INTO entry VALUES(3,6,'2026-11-21T22:57:58.871Z','table ducks ana,iwo,ala','legal','',NULL,X'041164f59c14e92a046baae74bd366447ccf985950f240042611f534b880be26');
INSERT INTO entry VALUES(3,7,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000,diamond-5000,painting,first-aid','legal','',NULL,X'cccf9a4686b7bb379aad58b1d28a6761cc2f611010632308773cc6b285b6be0f');
INSERT INTO entry VALUES(3,8,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL,X'529e57028d8a0926bc6a74866ddc211e8bcb9526788a49a4e81ae73932f12659');
INSERT INTO entry VALUES(3,9,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL,X'00075324ab1b4475a5e1d2a807211bb9592463b5d1ca8fae3412a2d486643075');
INSERT INTO entry VALUES(3,10,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL,X'9122beacbc87a1a40ee5f598f70a21af99565835ac9cc36e93e411afd1f9b54c');
INSERT INTO entry VALUES(3,11,'2026-11-21T22:57:58.871Z','table ducks ana,iwo,ala','legal','',NULL,X'09ea9a861100e8f398132af626aa2097631e75b951fde256dc592c3656b5c98e');
INSERT INTO entry VALUES(3,12,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000x2,diamond-1000,painting','legal','',NULL,X'8c8da239da0712d417ba26877f033bbca9d2c2e07eb410e79d2eee5a3bf7f29d');
INSERT INTO entry VALUES(3,13,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL,X'185d4021ef5a0d39b5dfab3a55b9509bd46ac430b48284b54a9134095b14cb03');
INSERT INTO entry VALUES(3,14,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL,X'eda9a566f434dcb711164bd90756a16f34db85d141487fc7311656f372864c62');
INSERT INTO entry VALUES(3,15,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL,X'9a7e7276d6ceab5224fe67b0bb4c32f27cb1ff174b0f2ac0fcc0ae48cd2bafef');
INSERT INTO entry VALUES(3,16,'2026-11-21T22:57:58.871Z','table ducks ana,iwo,ala','legal','',NULL,X'9e8c231e46925f31e88765e3491b8bdeb236f7d264b182b95fafdd1780aaffd0');
INSERT INTO entry VALUES(3,17,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000,diamond-1000,painting,clip','legal','',NULL,X'53eb00849c6b516ebd31c6cbd0cd3ccb73f54ba542c77c2aa1d2d0784c30bc17');
INSERT INTO entry VALUES(3,18,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL,X'050f355d502c6d01104e724f73fc811a6239e51de3a3eb291bc89237177eca75');
INSERT INTO entry VALUES(3,19,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL,X'cf31725a4c84e619a7f9d9789f4daff3f7139e929f5a430238fb750f74c0f1bf');
INSERT INTO entry VALUES(3,20,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL,X'783d01161499a0c73d6d45e74dc2f20b0c16540bbd54fefb8773b1e03f0d5852');
INSERT INTO entry VALUES(3,21,'2026-11-21T22:57:58.871Z','table ducks ana,iwo,ala','legal','',NULL,X'a38c0db79b1fd5facd98afe104b33bb65299392d69d941f1ab97139f64a1f2f8');
INSERT INTO entry VALUES(3,22,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000x2,diamond-10000,painting','legal','',NULL,X'33a8c4b05525bc7a9c208484709a888d8a291fa09a8e3c50b8fd14cd39317bfe');
INSERT INTO entry VALUES(3,23,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL,X'a649f269bca5d2c09f94db17c164da953c85d7882a579344025ae445cb8d0413');
INSERT INTO entry VALUES(3,24,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL,X'e1066a7f944af24ac71f4d26ba17649b488e79e4b520016bc3e3b1b528d9b75e');
INSERT INTO entry VALUES(3,25,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL,X'6db6c3851e1611132fdecf45c173b8a5a8a51a0c6e38a52d89b908cb88e5f92c');
INSERT INTO entry VALUES(3,26,'2026-11-21T22:57:58.871Z','table ducks ana,iwo,ala','legal','',NULL,X'0064b98d26cee24c83295faad68003675cd1d0e9bb35a61dbf18fdefd3ead75f');
INSERT INTO entry VALUES(3,27,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000,diamond-5000,painting,first-aid','legal','',NULL,X'd155e41cc761277649ddfe70d221bc59db9d2dcc8ee9aec5c20573be4ab69300');
INSERT INTO entry VALUES(3,28,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL,X'8f763ee03379633d80662132de0d7d5baa213cb9adb0e26d2554c7d535cb1721');
INSERT INTO entry VALUES(3,29,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL,X'dc9037aef0c4b4139293d3e276134d0753db6b97d05117cbac062a4c4d146f09');
INSERT INTO entry VALUES(3,30,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL,X'3b6c90a3fbf159f566057e4be94f1f24f00d3ddaaff42fd1e62d16a50c2c3391');
INSERT INTO entry VALUES(3,31,'2026-11-21T22:57:58.871Z','table ducks ana,iwo,ala','legal','',NULL,X'6d803db7e4a6284391f90166732f4e962f30d8129de7deae5ce7aae575efa306');
INSERT INTO entry VALUES(3,32,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000,diamond-1000,painting,clip','legal','',NULL,X'67353a952c897fa53bed4dcf97d87c413b8e4e79468323e220ce07c79d1e1ce8');
INSERT INTO entry VALUES(3,33,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL,X'0c853901185d36e3fb6b4936548fa97bae45e72583174b415b34c257c8c52238');
INSERT INTO entry VALUES(3,34,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL,X'9b5fe39a788cf9d65fd81c2fa020856de1ddb7ef3bac506fceb146796d2597f0');
INSERT INTO entry VALUES(3,35,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL,X'a6e2696e4c3556fa82b2dde71bc7a171533aa4b4001aef14fc234c9ce60e7bfc');
INSERT INTO entry VALUES(3,36,'2026-11-21T22:57:58.871Z','table ducks ana,iwo,ala','legal','',NULL,X'409482f16d18a575f44474e195301ecd851a570fd872ae74dd879b83cd042881');
INSERT INTO entry VALUES(3,37,'2026-11-21T22:57:58.871Z','table loots $5000,$10000,$20000,diamond-1000,diamond-5000,paintingx3','legal','',NULL,X'fe73cc5f0ea89292b3a92c121a566ab0e298e9b47072577b3cff96753758dcfc');
INSERT INTO entry VALUES(3,38,'2026-11-21T22:57:58.871Z','ana aims iwo','legal','',NULL,X'33e449b0e72421caf0de4e9c30a9be33dc999ed7074570d6f276ca5cd171acf3');
INSERT INTO entry VALUES(3,39,'2026-11-21T22:57:58.871Z','iwo aims ala','legal','',NULL,X'bacda8c9824b0e27cbd2ad9ba48f6b567456418b14723826575c5d6adfa5874b');
INSERT INTO entry VALUES(3,40,'2026-11-21T22:57:58.871Z','ala aims iwo','legal','',NULL,X'd6732fffcf9deb50f63d74776eb5122f06c18e75d59696bb34b7435b46c72266');
INSERT INTO entry VALUES(3,41,'2026-11-21T22:57:58.871Z','table ducks iwo,ala','legal','',NULL,X'1837a781e5b6638408223a726194b73c8ef67a12f394afd9ada539e2a2bb9cde');
INSERT INTO entry VALUES(3,42,'2026-11-21T22:57:58.871Z','table believes ana totals 131000','legal','',NULL,X'0976d01576350a57fe4dfbfa984729fbdae977250d33613a9dde1d02de924d74');
INSERT INTO entry VALUES(3,43,'2026-11-21T22:57:58.871Z','table believes piotr totals 0','illegal','CG-K.1,A12',NULL,X'62c060d0b2ae733bf0d9cbc8e73adf3d18c2e362b3273981d00930c2f6362fbf');
INSERT INTO entry VALUES(3,44,'2026-11-21T22:57:58.871Z','table loots $5000x2,$10000x2,$20000,diamond-1000,painting,clip','impossible','CG-0.2,CG-K.1',NULL,X'8ddd13a8e15d8a12e46d4d092584e41ce4f76296fd111a4605b56aa6d154a23b');
INSERT INTO entry VALUES(3,45,'2026-11-21T22:57:58.871Z','ana aims iwo','illegal','CG-3.1,CG-K.1',NULL,X'043ebd81c3dc22a147bf50432af512a442514790dddcaf6ebb209ff36047ba4f');
INSERT INTO entry VALUES(4,1,'2026-11-21T22:57:58.887Z','table loots $5000x4,$10000x3 ! one card is lost','ruled','CG-1.1','one card is lost',X'd0449d7478031ef082f453df9bade0d4844f172415470873b8189d1ad90593dd');
INSERT INTO entry VALUES(4,2,'2026-11-21T22:57:58.887Z','ana aims piotr','legal','',NULL,X'66ac135891e1023b1ae976f6000b5188fea5e9d04baab60de9ad09aface18e98');
INSERT INTO entry VALUES(4,3,'2026-11-21T22:57:58.887Z','piotr aims ana','legal','',NULL,X'85a8215442ab5050d0e2faff9fdc12acadd0e0a21eea767795dd26cda8ece73e');
INSERT INTO entry VALUES(4,4,'2026-11-21T22:57:58.887Z','iwo aims ala','legal','',NULL,X'5bcc36ab3b831af960954e1d06d60d7918d8457b8deb62fb834dcbb48993c653');
INSERT INTO entry VALUES(4,5,'2026-11-21T22:57:58.887Z','ala aims ala ! she wanted to','ruled','CG-3.1','she wanted to',X'df4de214220d7d406698f168cd4447f9ad51c7ad209382ed183b9d55bcc3f154');
INSERT INTO entry VALUES(4,6,'2026-11-21T22:57:58.887Z','table ducks piotr','legal','',NULL,X'02dc77d53b382cbb066d719f7b0bd01a4f9558ca404b202406ae440ca00574a3');
INSERT INTO entry VALUES(4,7,'2026-11-21T22:57:58.887Z','iwo shows click','legal','',NULL,X'1f3e30f1e2c19568071f14270a3ee36949255f3edddbaa70047200ad6a7ff603');
INSERT INTO entry VALUES(4,8,'2026-11-21T22:57:58.887Z','ala shows bang','legal','',NULL,X'6235a5137d11920c231ebb119d8fd69067a1bcea99d942f3ca1da084e0cc006f');
INSERT INTO entry VALUES(4,9,'2026-11-21T22:57:58.887Z','ana takes painting ! it fell down','impossible','','it fell down',X'a10c09be07f5e5f4d802a42af88c1967dba2fbbd62632f90c86760c8fabfa4d7');
INSERT INTO entry VALUES(4,10,'2026-11-21T22:57:58.887Z','piotr takes $10000 ! he is the youngest','ruled','CG-5.2,CG-7.1,A5','he is the youngest',X'bc3e52eb09989a62de64ded97d4c5b18b12ed8b9343920fbe812fb0f760283d1');
INSERT INTO entry VALUES(4,11,'2026-11-21T22:57:58.887Z','iwo takes $5000','legal','',NULL,X'84aec4a2693ec6391762a829941843efbdbe01520137f960fa0f946672c589ef');
INSERT INTO entry VALUES(4,12,'2026-11-21T22:57:58.887Z','ana takes $10000','legal','',NULL,X'40eb55f3f7071bbb5b3b915be30e8bd0e7b1191e8b1fa292f2878323af836569');
INSERT INTO entry VALUES(4,13,'2026-11-21T22:57:58.887Z','iwo takes $5000','legal','',NULL,X'9a323e2ff9f07fd60a21d936ab6e944a953349034c73bb9f3ca5846aba3b6cb3');
INSERT INTO entry VALUES(4,14,'2026-11-21T22:57:58.887Z','ana takes $10000','legal','',NULL,X'02f0e67a4ec86597a19da9d0232a94a53b7bdcec230414714f713c80d1c83a39');
INSERT INTO entry VALUES(4,15,'2026-11-21T22:57:58.887Z','iwo takes $5000','legal','',NULL,X'6098e3ed5805196388eb1b3b20cf4d87e785941ca4d8ef98a554af8bc829135b');
INSERT INTO entry VALUES(4,16,'2026-11-21T22:57:58.887Z','ana takes desk','legal','',NULL,X'aa53f01229aea76ffae9cfd96536cc595ce2070df7506e85cdc82917ba758e39');
INSERT INTO entry VALUES(4,17,'2026-11-21T22:57:58.887Z','iwo takes $5000','legal','',NULL,X'32814116f8a83ab3c956dabbeafddcab09f3185323314c1c3b22f427f5160562');
INSERT INTO entry VALUES(5,1,'2026-11-21T22:57:58.899Z','table loots $5000x2,$10000,$20000,diamond-1000,paintingx3','legal','',NULL,X'9137a9008a2c6b2a2cbdd2aeedaf3a3ab25030daea76e29d51b0c2cc4f8dc3bb');
INSERT INTO entry VALUES(5,2,'2026-11-21T22:57:58.899Z','ana aims iwo','legal','',NULL,X'952fb5c3b79e5d87dd8d250a8b18a63f3b8638df27d7d78707aef421f3593370');
INSERT INTO entry VALUES(5,3,'2026-11-21T22:57:58.899Z','piotr aims ana','legal','',NULL,X'e4225a25fd96234dbc2d1feff94113862b1c4a59909e8650d917b7aa27e898a5');
INSERT INTO entry VALUES(5,4,'2026-11-21T22:57:58.899Z','iwo aims ala','legal','',NULL,X'754f97e90b601764408a968498bb452a25b972bd50d5b62a3f41d3fec2f6f5c6');
INSERT INTO entry VALUES(5,5,'2026-11-21T22:57:58.899Z','ala aims iwo','legal','',NULL,X'7c150f1d566627830920855022112f4104d35cffad15052b15f77266c5734992');
INSERT INTO entry VALUES(5,6,'2026-11-21T22:57:58.899Z','table ducks ala','legal','',NULL,X'2fb8b9d5f3d98b9330813e5fea82d88fabdd42a720a6310d755661ec7dd40e0a');
INSERT INTO entry VALUES(5,7,'2026-11-21T22:57:58.899Z','ana shows click','legal','',NULL,X'0e332f1af74ac7a08a2caef55622007b2678bb6ab5a028e6be6f6a15e52ba41c');
INSERT INTO entry VALUES(5,8,'2026-11-21T22:57:58.899Z','piotr shows bang','legal','',NULL,X'9e6d5786dfa75631bac00653be13392942554daf88652e019ab863c14bfceb51');
INSERT INTO entry VALUES(5,9,'2026-11-21T22:57:58.899Z','piotr takes $20000','legal','',NULL,X'44e9577f89a2b093730d7ebc9be8bff6bd42d812dc210785528f6624eda7dd01');
INSERT INTO entry VALUES(5,10,'2026-11-21T22:57:58.899Z','iwo takes diamond-1000','legal','',NULL,X'02fe378c6399c644592954fd642f6b5893d5609ac8508c82263f69db96c84e11');
INSERT INTO entry VALUES(5,11,'2026-11-21T22:57:58.899Z','piotr takes desk','legal','',NULL,X'a492eb2a0b0c6253eee2bb20f6bdd1ffaf7af6b1a4a01ec11a0690e6cef5ec39');
INSERT INTO entry VALUES(5,12,'2026-11-21T22:57:58.899Z','iwo takes $10000','legal','',NULL,X'e4f965eac33706e426fcb831e2bb893eb99fed66a093b18cfe65738a7758bc52');
INSERT INTO entry VALUES(5,13,'2026-11-21T22:57:58.899Z','piotr takes painting','legal','',NULL,X'ab9843381f3ade9793e18753b270dc4edbcbd79026832224375c76c0abd3df43');
INSERT INTO entry VALUES(5,14,'2026-11-21T22:57:58.899Z','iwo takes $5000','legal','',NULL,X'24b83f77a3da307216ce2c278b49d10a4d3116aa4b884f8d91c19947b59234ca');
INSERT INTO entry VALUES(5,15,'2026-11-21T22:57:58.899Z','piotr takes painting','legal','',NULL,X'd842ca7ac5cf95ae824214662df31d42671f9297b7ac74f9eaa425c648938f04');
INSERT INTO entry VALUES(5,16,'2026-11-21T22:57:58.899Z','iwo takes $5000','legal','',NULL,X'8523fc6877b07fc17a2a1fc8f0e04d191c4732ec538053a0f53fc33863576e74');
INSERT INTO entry VALUES(5,17,'2026-11-21T22:57:58.899Z','table loots $5000x3,$10000,diamond-1000,clip,first-aidx2','legal','',NULL,X'1a3ad74d6adec3637aa70266390533a850b6c702da7c787f3c5de1d3e3bfeb07');
INSERT INTO entry VALUES(5,18,'2026-11-21T22:57:58.899Z','piotr aims ana','legal','',NULL,X'f1cf730c964e4e2ca9ac980e3a9e5967aa5d3801c49f0a949140b6986134ba7d');
INSERT INTO entry VALUES(5,19,'2026-11-21T22:57:58.899Z','iwo aims ana','legal','',NULL,X'8ef7feca04a8acb08d8278ac06b18d5855a407cde3bfb5290e0803db9545602e');
INSERT INTO entry VALUES(5,20,'2026-11-21T22:57:58.899Z','ala aims iwo','legal','',NULL,X'0f0a9d31378a6ad68964ac04c9a3f041e672391746b313bd9db1eb5aac829021');
INSERT INTO entry VALUES(5,21,'2026-11-21T22:57:58.899Z','ana aims piotr','legal','',NULL,X'9af7dbc0f0067e49f0505e3652fa1d6ab647783579445d60f06368e580cba684');
INSERT INTO entry VALUES(5,22,'2026-11-21T22:57:58.899Z','table ducks ala','legal','',NULL,X'43d2dc2cdf47806078b8babd966fae87acc0cd65fbaf56083b54003b30d508a2');
INSERT INTO entry VALUES(5,23,'2026-11-21T22:57:58.899Z','piotr shows bang','legal','',NULL,X'91d48c82db406f4098b30faa6d1b5180dbff38016746354885c4313ead3925ef');
INSERT INTO entry VALUES(5,24,'2026-11-21T22:57:58.899Z','iwo shows bang','legal','',NULL,X'cc345e2a4eea9f96306761b873df659e693dbbb55b028b5a080e0751dee3798a');
INSERT INTO entry VALUES(5,25,'2026-11-21T22:57:58.899Z','ana shows bang','legal','',NULL,X'dd3632bc008f26c6189d441c2cac927e876f6b954d647cb9e4ca2998ce4b0168');
INSERT INTO entry VALUES(5,26,'2026-11-21T22:57:58.899Z','iwo takes clip','legal','',NULL,X'cc8e109a863580bea75d2b9f431e653f460453b36dcc9e567e824c6dcc30cfe0');
INSERT INTO entry VALUES(5,27,'2026-11-21T22:57:58.899Z','table loots $5000,$10000x2,diamond-5000x2,paintingx2,clip','legal','',NULL,X'452268bf1fc051a016ea315a5a9fc794a7fa0b787a95f027f7ba1c1672e3dc02');
INSERT INTO entry VALUES(5,28,'2026-11-21T22:57:58.899Z','iwo aims ala','legal','',NULL,X'ad2c4330f4dd9c337976200d3e258179e2ea23c7aa90bb6916cd41123e02095e');
INSERT INTO entry VALUES(5,29,'2026-11-21T22:57:58.899Z','ala aims iwo','legal','',NULL,X'ccbd5a958917272098cb63cde9e7c9bbb4f2e4432bdb794341c878bb2885cd39');
INSERT INTO entry VALUES(5,30,'2026-11-21T22:57:58.899Z','piotr aims ala','legal','',NULL,X'9577790c96c8e51ac5954767e65dd2364a063cb599da978e6b8c3fe2f68ed6a4');
INSERT INTO entry VALUES(5,31,'2026-11-21T22:57:58.899Z','iwo redirects ala to piotr','legal','',NULL,X'e7a19797ea4d9905b48d8505db72e7d4004286ea5eb9a0f22fbe433f0ed7e763');
INSERT INTO entry VALUES(5,32,'2026-11-21T22:57:58.899Z','table stands','legal','',NULL,X'0734ad42ad92a0bf429ca05ac77989e26a2695a3926c7c0e9f67063889cbaf58');
INSERT INTO entry VALUES(5,33,'2026-11-21T22:57:58.899Z','iwo shows bang','legal','',NULL,X'90fac46e100fdbbe36f75181b90e0024a60200ac9ff88a3f10990c5b76f2fc1e');
INSERT INTO entry VALUES(5,34,'2026-11-21T22:57:58.899Z','ala shows click','legal','',NULL,X'5a2aefe1e7ed0c8c63b9a244526609161c697349ac20876ab5fa220e9df00e45');
INSERT INTO entry VALUES(5,35,'2026-11-21T22:57:58.899Z','piotr shows click','legal','',NULL,X'a7db8edba0f91886292c5d25d79f5a5224a058844693306d67b6436eb3157c00');
INSERT INTO entry VALUES(5,36,'2026-11-21T22:57:58.899Z','iwo takes diamond-5000','legal','',NULL,X'506fa5db0e353184222f080895917a31bf084e0c6f93c0d8017c75d82cc20127');
INSERT INTO entry VALUES(5,37,'2026-11-21T22:57:58.899Z','piotr takes painting','legal','',NULL,X'ee1fd4f1333fc33ed5469a811248e8dbc16141878ce68f083554b401f8db14bc');
INSERT INTO entry VALUES(5,38,'2026-11-21T22:57:58.899Z','iwo takes diamond-5000','legal','',NULL,X'fdaf7b906a3fa29a6f6133702476f05eebf3ea855d6524253bb43826b26e338c');
INSERT INTO entry VALUES(5,39,'2026-11-21T22:57:58.899Z','piotr takes painting','legal','',NULL,X'72973f9d6c6b0a1560f748698c6faac600e68c13743309e653ca3fc135535eb7');
INSERT INTO entry VALUES(5,40,'2026-11-21T22:57:58.899Z','iwo takes desk','legal','',NULL,X'daf3309040d713e05c4753caa0487d0a5830f4eb9df10236a675534ebee71293');
INSERT INTO entry VALUES(5,41,'2026-11-21T22:57:58.899Z','piotr takes $10000','legal','',NULL,X'79e43cd25ca1f7ec9115f8b972cbffe30d235a29f945210ca039408bb42109bd');
INSERT INTO entry VALUES(5,42,'2026-11-21T22:57:58.899Z','iwo takes $10000','legal','',NULL,X'1ebf58ea5dde10185fdf3904f3f161e44b5f3f9bdc8f9b02f151719c06569b92');
INSERT INTO entry VALUES(5,43,'2026-11-21T22:57:58.899Z','piotr takes clip','legal','',NULL,X'1dfc438e5fdf755e561861d6d2b0e6e0b936239728bb21c3a56b03c1d5af4110');
INSERT INTO entry VALUES(5,44,'2026-11-21T22:57:58.899Z','table loots $5000x2,$10000x2,$20000x3,painting','legal','',NULL,X'94b08c8bbd9265ad298ee0adf83429eefadd5b1147ebc3985034a4c13bd14673');
INSERT INTO entry VALUES(5,45,'2026-11-21T22:57:58.899Z','iwo aims ala','legal','',NULL,X'cd95012be6aef1144c0b2efde279adeee619affc42cc5cdbd25ce226bfb57607');
INSERT INTO entry VALUES(5,46,'2026-11-21T22:57:58.899Z','ala aims piotr','legal','',NULL,X'd673bd41ccd0238af3a37c5d3e768f5073ce504f25d424275c89245da0c89514');
INSERT INTO entry VALUES(5,47,'2026-11-21T22:57:58.899Z','piotr aims ala','legal','',NULL,X'2c145d2345b3125b09de68913fddf45100c5dc5b3dcbbd4c6144ff648587e105');
INSERT INTO entry VALUES(5,48,'2026-11-21T22:57:58.899Z','table stands','legal','',NULL,X'abe679b1022897a46fb5c9ed39b83ecb2a69155b020a9267442de91eea745877');
INSERT INTO entry VALUES(5,49,'2026-11-21T22:57:58.899Z','iwo shows bang','unverified','CG-2.2',NULL,X'389a126b6f8ce897f1240f60bd67672cfe0f507c8f698b7ee037153642415709');
INSERT INTO entry VALUES(5,50,'2026-11-21T22:57:58.899Z','ala shows bang','legal','',NULL,X'd495e3f2bb6cf0ffe2ecb981906a08d7e12ed59ed8a359e7400655214a4b31a4');
INSERT INTO entry VALUES(5,51,'2026-11-21T22:57:58.899Z','piotr shows bang','legal','',NULL,X'c9d5c0db67ad651ebf10554944c45855f2ac9bca795d4a457f4dadfcb3856a27');
INSERT INTO entry VALUES(5,52,'2026-11-21T22:57:58.899Z','table loots $5000x4,$10000,$20000,diamond-1000,painting','legal','',NULL,X'ceb8b45edcf3c56e3f3974bb928cb3be31d121c96ba7441c4b3d0437b88b4a05');
INSERT INTO entry VALUES(5,53,'2026-11-21T22:57:58.899Z','iwo aims piotr','legal','',NULL,X'2626460b28cfaedc0ff1cf549f59bea028be7530b4c17ac10aa9946bab1e70b2');
INSERT INTO entry VALUES(5,54,'2026-11-21T22:57:58.899Z','piotr aims iwo','legal','',NULL,X'9816d8e7f48d8a9b39fca6951091bb5dfa116d9c55035230440c2ae026232912');
INSERT INTO entry VALUES(5,55,'2026-11-21T22:57:58.899Z','table stands','legal','',NULL,X'd9a98388ecebddc226f33d02dfdc187b63dc33e0abf8828857a5ea19fe152ead');
INSERT INTO entry VALUES(5,56,'2026-11-21T22:57:58.899Z','iwo shows bang','unverified','CG-2.2',NULL,X'374e23057bcabc28f3549cb2fbdbe3cf3601449a3b44b8378e3124c0ec1013ac');
INSERT INTO entry VALUES(5,57,'2026-11-21T22:57:58.899Z','piotr shows click','legal','',NULL,X'c0329eb24d110739229336cc6daa866ee17a18b5e67c5f05ffd3723f39f0044b');
INSERT INTO entry VALUES(6,1,'2026-11-21T22:57:59.013Z','table reveals job stick-up','legal','',NULL,X'15aa8e4d376d9aeafaba3023d8d053fb0174a1a058be15d0a3d129d4d3c07058');
INSERT INTO entry VALUES(6,2,'2026-11-21T22:57:59.013Z','table reveals job hold-up','legal','',NULL,X'bff69d9b431778417ccbe2497e3d5db185afdc56c3a6d9e65d4c218d0a6f0d59');
INSERT INTO entry VALUES(6,3,'2026-11-21T22:57:59.013Z','table opens wall-street parlour','unverified','12.colour',NULL,X'a0b9660011084700e0d9eacffa0e3e831a5721d2c14778097b11b3c3f6eb8bd6');
INSERT INTO entry VALUES(6,4,'2026-11-21T22:57:59.013Z','table undoes to 2','legal','',NULL,X'f3f30216d01cf81859996b727d7be3c1e323ba42a0f4db514de719a2b8aa6aed');
INSERT INTO entry VALUES(6,5,'2026-11-21T22:57:59.013Z','table opens wall-street parlour','illegal','12.colour',NULL,X'bc938adcc6620b4f2ea8b08488696499e298020006fad1424292b769f68742e0');
INSERT INTO entry VALUES(6,6,'2026-11-21T22:57:59.013Z','table opens wall-street parlour ! it was late','ruled','12.colour','it was late',X'3bb36a448afae9e1d03404c873725c9f4b20b8a1d01878cc2cede7a6a8bad576');
INSERT INTO entry VALUES(6,7,'2026-11-21T22:57:59.013Z','table undoes to 1','legal','',NULL,X'ef0c58dfc6edab83a32c16e33bc0f07b825f1f5adc28adb498974c246a6bc57d');
INSERT INTO entry VALUES(6,8,'2026-11-21T22:57:59.013Z','matarazzo gibberish','impossible','',NULL,X'46fb25b1264a34857a5e237f7d4f63f72cf61396615122c304ad624de5428e57');
CREATE TABLE result (
    session INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    rank    INTEGER,
    total   INTEGER,
    winner  INTEGER NOT NULL CHECK (winner IN (0, 1)),
    parts   TEXT NOT NULL, entries INTEGER NOT NULL DEFAULT 0, hash BLOB NOT NULL DEFAULT x'',    -- the seat's part of the score report, as TOML
    PRIMARY KEY (session, seat),
    FOREIGN KEY (session, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;
INSERT INTO result VALUES(2,1,2,43,0,replace('family = "caccamo"\nsuitcase = 23\ndomination = [ "upper-east-side", "midtown" ]\njobs = [ "blue", "grey" ]\ntotal = 43\nrank = 2\n','\n',char(10)),161,X'bdc342113ab53d9caec4c5138c5fb97dad334360ef5ee73812aa01931a259fee');
INSERT INTO result VALUES(2,2,3,32,0,replace('family = "vitale"\nsuitcase = 17\ndomination = [ "brooklyn", "upper-west-side" ]\njobs = [ "green" ]\ntotal = 32\nrank = 3\n','\n',char(10)),161,X'696d5be6bab0cdf6e4d2a108d2dae59db536cb0a33c8c8fa14989671d5a24c95');
INSERT INTO result VALUES(2,3,1,78,1,replace('family = "pizzino"\nsuitcase = 43\ndomination = [ "wall-street", "queens", "chelsea" ]\njobs = [ "yellow", "blue", "green", "grey" ]\ntotal = 78\nrank = 1\n','\n',char(10)),161,X'9d8321dcf08849df94515b8396879e76eb6a7d132a9b1346b3ac234cde6753db');
INSERT INTO result VALUES(3,1,1,131000,1,replace('name = "ana"\nbills = 35000\ndiamonds = 6000\ndiamond_cards = 2\nbonus = 60000\npaintings = 30000\npainting_cards = 3\nwounds = 0\nwounds_suffered = 0\ntotal = 131000\nrank = 1\n','\n',char(10)),45,X'9b60c7f50d2bae07e9d8b67bdc19271edc05f0e870518c5c5387f4d68c0db2cd');
INSERT INTO result VALUES(3,2,NULL,NULL,0,replace('name = "piotr"\nbills = 0\ndiamonds = 0\ndiamond_cards = 0\nbonus = 0\npaintings = 0\npainting_cards = 0\nwounds = 0\nwounds_suffered = 0\n','\n',char(10)),45,X'd4a1a7f3dc4dea230dfe31ba06189b3787b13071594b1c9ed9efdbbf99325163');
INSERT INTO result VALUES(3,3,2,0,0,replace('name = "iwo"\nbills = 0\ndiamonds = 0\ndiamond_cards = 0\nbonus = 0\npaintings = 0\npainting_cards = 0\nwounds = 0\nwounds_suffered = 0\ntotal = 0\nrank = 2\n','\n',char(10)),45,X'e4413ccbcb2a10efe0d112622ccfb1947a85d8729d01d94b88eec66dacb575ab');
INSERT INTO result VALUES(3,4,2,0,0,replace('name = "ala"\nbills = 0\ndiamonds = 0\ndiamond_cards = 0\nbonus = 0\npaintings = 0\npainting_cards = 0\nwounds = 0\nwounds_suffered = 0\ntotal = 0\nrank = 2\n','\n',char(10)),45,X'39209b69f6d3f15d303048389a64bedcc9fa18f0f2ff0b3b970ec8c73cc3d14e');
INSERT INTO result VALUES(5,1,NULL,NULL,0,replace('name = "ana"\nbills = 0\ndiamonds = 0\ndiamond_cards = 0\nbonus = 0\npaintings = 0\npainting_cards = 0\nwounds = 3\nwounds_suffered = 0\n','\n',char(10)),57,X'da9a1f7aa7a80e990649a0d65099a6ee77b29649aef7dfa24b4d819f28396d0f');
INSERT INTO result VALUES(5,2,NULL,NULL,0,replace('name = "piotr"\nbills = 30000\ndiamonds = 0\ndiamond_cards = 0\nbonus = 0\npaintings = 100000\npainting_cards = 5\nwounds = 3\nwounds_suffered = 1\n','\n',char(10)),57,X'a42237cd688ce53a80dfd7c2b2c131c102c1155a2abdaecd7992942e39a917f6');
INSERT INTO result VALUES(5,3,1,226000,1,replace('name = "iwo"\nbills = 150000\ndiamonds = 12000\ndiamond_cards = 4\nbonus = 60000\npaintings = 4000\npainting_cards = 1\nwounds = 0\nwounds_suffered = 0\ntotal = 226000\nrank = 1\n','\n',char(10)),57,X'35b037e93a942ac6f7edc21f59b26298822968dafbc327c46bdf74f3b258d4a1');
INSERT INTO result VALUES(5,4,NULL,NULL,0,replace('name = "ala"\nbills = 0\ndiamonds = 0\ndiamond_cards = 0\nbonus = 0\npaintings = 0\npainting_cards = 0\nwounds = 3\nwounds_suffered = 0\n','\n',char(10)),57,X'ce1f7871ba903a66eafdd57037e8c9fc5864c7dfa6f54401ea038367a01be3fd');
CREATE TABLE seat (
    session INTEGER NOT NULL REFERENCES session,
    seat    INTEGER NOT NULL CHECK (seat >= 1),    -- clockwise
    actor   TEXT NOT NULL,                         -- the record's word for the player
    person  INTEGER REFERENCES person,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seat VALUES(1,1,'marzullo',1);
INSERT INTO seat VALUES(1,2,'matarazzo',2);
INSERT INTO seat VALUES(2,1,'caccamo',3);
INSERT INTO seat VALUES(2,2,'vitale',4);
INSERT INTO seat VALUES(2,3,'pizzino',5);
INSERT INTO seat VALUES(3,1,'ana',1);
INSERT INTO seat VALUES(3,2,'piotr',6);
INSERT INTO seat VALUES(3,3,'iwo',7);
INSERT INTO seat VALUES(3,4,'ala',8);
INSERT INTO seat VALUES(4,1,'ana',1);
INSERT INTO seat VALUES(4,2,'piotr',6);
INSERT INTO seat VALUES(4,3,'iwo',7);
INSERT INTO seat VALUES(4,4,'ala',8);
INSERT INTO seat VALUES(5,1,'ana',1);
INSERT INTO seat VALUES(5,2,'piotr',6);
INSERT INTO seat VALUES(5,3,'iwo',7);
INSERT INTO seat VALUES(5,4,'ala',8);
INSERT INTO seat VALUES(6,1,'marzullo',1);
INSERT INTO seat VALUES(6,2,'matarazzo',2);
CREATE TABLE session_component (
    session    INTEGER NOT NULL REFERENCES session,
    number     INTEGER NOT NULL CHECK (number >= 0),    -- 0: what was known at the beginning
    since      INTEGER NOT NULL CHECK (since >= 1),     -- the first entry that is judged by it
    definition TEXT NOT NULL, hash BLOB NOT NULL DEFAULT x'',                           -- TOML
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;
INSERT INTO session_component VALUES(1,0,1,replace('\n[[businesses]]\nname = "penn-central"\nlabel = "Penn Central Railroad"\nfront = [ "jobs", "$2" ]\n\n[[jobs]]\nname = "extortion"\nlabel = "Extortion"\ncost = [ "blood-money", "gun", "booze" ]\nreward = [ "$5" ]\neffect = [ "front" ]\n\n[[allies]]\nname = "family-accountant"\nlabel = "Family Accountant"\neffect = [ "bank", "bank" ]\n\n[[spaces]]\ntouches = [ "chelsea", "midtown", "central-park" ]\n\n[[spaces]]\ntouches = [ "midtown", "queens" ]\n\n[[spaces]]\ntouches = [ "chelsea", "midtown", "wall-street" ]\n','\n',char(10)),X'8d17f419d08e8fd84c8b6ae3819a51fd696f9db31b3456f6af7e2fd977097546');
INSERT INTO session_component VALUES(2,0,1,replace('\n[[businesses]]\nname = "penn-central"\nlabel = "Penn Central Railroad"\nfront = [ "jobs", "$2" ]\n\n[[jobs]]\nname = "extortion"\nlabel = "Extortion"\ncost = [ "blood-money", "gun", "booze" ]\nreward = [ "$5" ]\neffect = [ "front" ]\n\n[[allies]]\nname = "family-accountant"\nlabel = "Family Accountant"\neffect = [ "bank", "bank" ]\n\n[[spaces]]\ntouches = [ "chelsea", "midtown", "central-park" ]\n\n[[spaces]]\ntouches = [ "midtown", "queens" ]\n\n[[spaces]]\ntouches = [ "chelsea", "midtown", "wall-street" ]\n','\n',char(10)),X'607ed512733183b158cc6b8683476c6680bee09f6f0c968e8ad2aa7b5e0f9dcf');
INSERT INTO session_component VALUES(3,0,1,'',X'd743777d6d7e88d42a8b310a7f1f86d18d402a0011186e9a13b6c263d707749f');
INSERT INTO session_component VALUES(4,0,1,'',X'de4f4718d2616abc2b5b52922c3c9e0d7ad8d9cdbc7de20f2fb14a01a5041a95');
INSERT INTO session_component VALUES(5,0,1,'',X'e15bdb5070f284c3a4272db9a454bad9797fb3623c52b9647abe8ba676eda76c');
INSERT INTO session_component VALUES(6,0,1,replace('\n[[businesses]]\nname = "penn-central"\nlabel = "Penn Central Railroad"\nfront = [ "jobs", "$2" ]\n\n[[jobs]]\nname = "extortion"\nlabel = "Extortion"\ncost = [ "blood-money", "gun", "booze" ]\nreward = [ "$5" ]\neffect = [ "front" ]\n\n[[allies]]\nname = "family-accountant"\nlabel = "Family Accountant"\neffect = [ "bank", "bank" ]\n\n[[spaces]]\ntouches = [ "chelsea", "midtown", "central-park" ]\n\n[[spaces]]\ntouches = [ "midtown", "queens" ]\n\n[[spaces]]\ntouches = [ "chelsea", "midtown", "wall-street" ]\n','\n',char(10)),X'abd5cfa23747f7c0063201acd9126a4467984fb94bd202996c80df07de8c9f2d');
CREATE TABLE setting (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO setting VALUES('language','pl');
CREATE TABLE IF NOT EXISTS "person" (
    id      INTEGER PRIMARY KEY,
    uuid    TEXT NOT NULL UNIQUE CHECK (length(uuid) = 36),
    name    TEXT NOT NULL CHECK (name <> ''),    -- two people may have the same
    renamed INTEGER NOT NULL DEFAULT 0 CHECK (renamed >= 0)    -- how often
, hash BLOB NOT NULL DEFAULT x'') STRICT;
INSERT INTO person VALUES(1,'a997e62c-096f-564a-9f10-ad46d73856d5','Ana',0,X'f7df3b4a37271ea21a290df6fef20258b97974929e6919dd18b2e1861be57838');
INSERT INTO person VALUES(2,'275e1275-b230-53ef-bbd1-48ca5281a370','Żaneta',0,X'2c70c6e6694e2a0ecff85cc88ea8b3060be2c7b4d095b38a0ee2fa4afa4e6670');
INSERT INTO person VALUES(3,'82ac0e8f-c7ce-5eb8-9a6e-0c66b06219c4','Dario',0,X'bb2e8709190d43b55dd0274e67481509cb4a9f6992a9653c032a3d81eaa2529a');
INSERT INTO person VALUES(4,'8d872515-a87f-5c27-a3d2-38a7120b0057','Celia',0,X'b1c8424e91435c07fdbfeeeb63e96857bf5c734bdf520519a4e41195340117b2');
INSERT INTO person VALUES(5,'d0538190-7c74-5a38-8153-d94105a7d4bc','Elena',0,X'cf5a7a6c79b5f66bc3440373badd97836e38e6493fb92711cf06906116cfb5af');
INSERT INTO person VALUES(6,'fca0efc1-8609-5d8a-a6dc-86621b3560b3','Piotruś',1,X'e95a6529d3cce2278ef1ba041f5f106c12ede543f2c69c6b379f4d403a4005a8');
INSERT INTO person VALUES(7,'e0b986f4-d55d-50df-8bed-10583b78f0b3','Iwo',0,X'a19f09ac9d53163f8e7e9c47a2ea762e04994105f8bd6d09a0ab461406632d43');
INSERT INTO person VALUES(8,'e5f606f2-3044-55d1-99b4-fc0b7b15866a','Ala',0,X'22e68ddfbdd2f1ca353be616b59c51f89e06d6a95e27d4a9298520b706e17dd0');
CREATE TABLE person_same (    -- two ids, one person
    one   TEXT NOT NULL,
    other TEXT NOT NULL CHECK (one < other),
    PRIMARY KEY (one, other)
) STRICT, WITHOUT ROWID;
INSERT INTO person_same VALUES('a997e62c-096f-564a-9f10-ad46d73856d5','e5f606f2-3044-55d1-99b4-fc0b7b15866a');
CREATE TABLE session_edit (    -- what is said of an evening; shown is what no other edit replaces
    session  INTEGER NOT NULL REFERENCES session,
    uuid     TEXT NOT NULL CHECK (length(uuid) = 36),    -- made from the rest
    replaces TEXT NOT NULL,    -- the uuids of edits, joined by spaces
    details  TEXT NOT NULL,    -- TOML
    PRIMARY KEY (session, uuid)
) STRICT, WITHOUT ROWID;
INSERT INTO session_edit VALUES(1,'8fb2d642-dd0c-51ac-ad5b-5ef717dce6a1','',replace('date = "2026-11-20"\nplace = "Kraków"\nnotes = "Ana’s “birthday”"\n','\n',char(10)));
INSERT INTO session_edit VALUES(3,'026d7c2b-d059-5c8f-865a-b4476172a058','611a9d64-4b1c-53fb-b6cb-751a7ea6f062',replace('date = "2026-11-22"\nplace = "Zgierz"\nnotes = ""\n','\n',char(10)));
INSERT INTO session_edit VALUES(3,'611a9d64-4b1c-53fb-b6cb-751a7ea6f062','',replace('date = ""\nplace = "Łódź"\nnotes = "Rain, and a late start"\n','\n',char(10)));
INSERT INTO session_edit VALUES(3,'f0414d94-6061-53ae-9288-738211570390','611a9d64-4b1c-53fb-b6cb-751a7ea6f062',replace('date = "2026-11-21"\nplace = "Łódź"\nnotes = "Rain"\nname = "The long one"\n','\n',char(10)));
INSERT INTO session_edit VALUES(6,'8fb2d642-dd0c-51ac-ad5b-5ef717dce6a1','',replace('date = "2026-11-20"\nplace = "Kraków"\nnotes = "Ana’s “birthday”"\n','\n',char(10)));
CREATE TABLE session_end (    -- how far a session goes, and the hashes of what was recorded last
    session        INTEGER PRIMARY KEY REFERENCES session,
    beginning      BLOB NOT NULL,
    seats          BLOB NOT NULL,
    components     INTEGER NOT NULL,
    last_component BLOB NOT NULL,
    entries        INTEGER NOT NULL,
    last_entry     BLOB NOT NULL
) STRICT;
INSERT INTO session_end VALUES(1,X'd8311d5e3df0d4fb04b4ae0b0ea9ccade9a8b4e357903a63f3af67ae2554e57f',X'1007987ce626020ea949e803fec9d06c0c8fee3f83f60c57d570764ec9222d1b',1,X'8d17f419d08e8fd84c8b6ae3819a51fd696f9db31b3456f6af7e2fd977097546',8,X'7b7862e466e1f7fc64f3463bc2e1a013e7961523dbe707e5501d54fd09678c37');
INSERT INTO session_end VALUES(2,X'd17a0632e8dea8d61e36eeab4108e12fdc4af42a40ebf88c917bb0b50d3fa7a5',X'2b015909d2335489ab365c7b3e87d924f42bc745f65d5af80dd676b41df83ead',1,X'607ed512733183b158cc6b8683476c6680bee09f6f0c968e8ad2aa7b5e0f9dcf',161,X'5a90d6167f4c0b7583981f37c49f7307f611cf392c046a495b38911cba501f47');
INSERT INTO session_end VALUES(3,X'379dba2e3764ad2cbcc6481a5a06331afcfe3b590cdeb8e3bfe2851edac1d013',X'3acef12ef0f16be661c1087ee67107f80dc7c68d5627b53a45c2823379886993',1,X'd743777d6d7e88d42a8b310a7f1f86d18d402a0011186e9a13b6c263d707749f',45,X'043ebd81c3dc22a147bf50432af512a442514790dddcaf6ebb209ff36047ba4f');
INSERT INTO session_end VALUES(4,X'0cfbbb87ea8c6d9ea527edec13d5e0466e57d338e7fb47f2274c5ff99648f229',X'2f231e46590fb75e13b3f7eee5c295a5cc994dc6c71af258827f2a0500ad096c',1,X'de4f4718d2616abc2b5b52922c3c9e0d7ad8d9cdbc7de20f2fb14a01a5041a95',17,X'32814116f8a83ab3c956dabbeafddcab09f3185323314c1c3b22f427f5160562');
INSERT INTO session_end VALUES(5,X'77e74f24819233604252f9b663506f76e229a9c709c5bee3b79155bfe531d872',X'0c67c76cad8a0db43f8423522b37637488458677c1417fb8e5a598fa50d50183',1,X'e15bdb5070f284c3a4272db9a454bad9797fb3623c52b9647abe8ba676eda76c',57,X'c0329eb24d110739229336cc6daa866ee17a18b5e67c5f05ffd3723f39f0044b');
INSERT INTO session_end VALUES(6,X'cd29c52140f263ae096929cc77fc0ad65c0e9e856dd04679fdb840e8d6564e54',X'f11e7f12101c97b0a6bb1547b180a4f4eef698660e2af7c01b0cb823bb829a0d',1,X'abd5cfa23747f7c0063201acd9126a4467984fb94bd202996c80df07de8c9f2d',8,X'46fb25b1264a34857a5e237f7d4f63f72cf61396615122c304ad624de5428e57');
CREATE TABLE IF NOT EXISTS "session" (
    id            INTEGER PRIMARY KEY,
    uuid          TEXT NOT NULL UNIQUE CHECK (length(uuid) = 36),
    branch_of     TEXT,             -- the uuid that all courses of the evening have in common
    game          TEXT NOT NULL,
    head          TEXT NOT NULL,    -- the head of the record, as TOML
    rules_version INTEGER NOT NULL,
    created       TEXT NOT NULL     -- all times: UTC, ISO 8601 with milliseconds
) STRICT;
INSERT INTO session VALUES(1,'0f7c3c1e-5d0b-4c9a-9c55-1f6f2b7d9a10',NULL,'corleone',replace('format = "consigliere-record/1"\ngame = "corleone"\ntracking = "full"\nhand_limits = [ 5, 4, 3, 2 ]\nfirst = "marzullo"\n\n[[seats]]\nplayer = "Ana"\nfamily = "marzullo"\n\n[[seats]]\nplayer = "Żaneta"\nfamily = "matarazzo"\n\n[[businesses]]\nname = "parlour"\ncolour = "red"\nfront = [ "gun" ]\nsince = 4\n','\n',char(10)),2,'2026-11-21T22:57:58.832Z');
INSERT INTO session VALUES(2,'e8d88185-aa48-4ae3-9073-414608d9ac96',NULL,'corleone',replace('format = "consigliere-record/1"\ngame = "corleone"\ntracking = "board"\nhand_limits = [ 5, 4, 3, 2 ]\nfirst = "pizzino"\n\n[[seats]]\nplayer = "Dario"\nfamily = "caccamo"\n\n[[seats]]\nplayer = "Celia"\nfamily = "vitale"\n\n[[seats]]\nplayer = "Elena"\nfamily = "pizzino"\n\n[[businesses]]\nname = "test-exchange"\ncolour = "printed"\nterritory = "wall-street"\nfront = [ "$2", "bank" ]\nback = [ "gun" ]\n\n[[businesses]]\nname = "test-docks"\ncolour = "printed"\nterritory = "brooklyn"\nfront = [ "gun", "booze" ]\nback = [ "$1" ]\n\n[[businesses]]\nname = "test-hotel"\ncolour = "printed"\nterritory = "upper-east-side"\nfront = [ "$3" ]\nback = [ "bank" ]\n\n[[businesses]]\nname = "test-depot"\ncolour = "printed"\nterritory = "queens"\nfront = [ "blood-money", "$1" ]\nback = [ "trade-1" ]\n\n[[businesses]]\nname = "test-theatre"\ncolour = "printed"\nterritory = "upper-west-side"\nfront = [ "horse-head", "jobs" ]\nback = [ "booze" ]\n\n[[businesses]]\nname = "test-station"\ncolour = "printed"\nterritory = "midtown"\nfront = [ "$5" ]\nback = [ "jobs" ]\n\n[[businesses]]\nname = "test-market"\ncolour = "printed"\nterritory = "chelsea"\nfront = [ "swap", "bank" ]\nback = [ "blood-money" ]\n\n[[businesses]]\nname = "test-bookmaker"\ncolour = "blue"\nfront = [ "$2", "horse-head" ]\nback = [ "swap" ]\n\n[[businesses]]\nname = "test-barber"\ncolour = "blue"\nfront = [ "bank", "$1" ]\nback = [ "bank" ]\n\n[[businesses]]\nname = "test-refinery"\ncolour = "red"\nfront = [ "narcotics", "narcotics" ]\nback = [ "narcotics" ]\n\n[[businesses]]\nname = "test-race-track"\ncolour = "red"\nfront = [ "$5", "bank", "bank" ]\nback = [ "bank", "bank" ]\n\n[[jobs]]\nname = "test-collection"\ncolour = "yellow"\ncost = [ "gun" ]\nreward = [ "$3" ]\neffect = []\ncopies = 4\n\n[[jobs]]\nname = "test-errand"\ncolour = "yellow"\ncost = [ "blood-money" ]\nreward = [ "$2", "$2" ]\neffect = []\ncopies = 4\n\n[[jobs]]\nname = "test-protection"\ncolour = "yellow"\ncost = [ "gun", "blood-money" ]\nreward = [ "$5" ]\neffect = [ "bank" ]\ncopies = 3\n\n[[jobs]]\nname = "test-delivery"\ncolour = "blue"\ncost = [ "booze" ]\nreward = [ "$2", "$2" ]\neffect = []\ncopies = 4\n\n[[jobs]]\nname = "test-hit"\ncolour = "green"\ncost = [ "gun", "gun" ]\nreward = [ "$2" ]\neffect = [ "shoot" ]\ncopies = 4\n\n[[jobs]]\nname = "test-ambush"\ncolour = "green"\ncost = [ "gun", "blood-money" ]\nreward = [ "$3" ]\neffect = [ "shoot" ]\ncopies = 3\n\n[[jobs]]\nname = "test-transfer"\ncolour = "green"\ncost = [ "booze" ]\nreward = [ "$3" ]\neffect = [ "move" ]\ncopies = 4\n\n[[jobs]]\nname = "test-racket"\ncolour = "grey"\ncost = [ "blood-money", "gun", "booze" ]\nreward = [ "$5" ]\neffect = [ "front" ]\ncopies = 4\n\n[[jobs]]\nname = "test-pardon"\ncolour = "grey"\ncost = [ "booze" ]\nreward = [ "$2" ]\neffect = [ "recall" ]\ncopies = 4\n\n[[allies]]\nname = "test-chief-1"\nact = 1\neffect = [ "police-chief" ]\n\n[[allies]]\nname = "test-gunman-1"\nact = 1\neffect = [ "shoot" ]\n\n[[allies]]\nname = "test-banker-2"\nact = 2\neffect = [ "bank", "bank" ]\n\n[[allies]]\nname = "test-boss-2"\nact = 2\neffect = [ "union-boss" ]\n\n[[allies]]\nname = "test-boss-3"\nact = 3\neffect = [ "union-boss" ]\n\n[[allies]]\nname = "test-butcher-3"\nact = 3\neffect = [ "shoot" ]\n\n[[spaces]]\ntouches = [ "wall-street", "brooklyn" ]\nthree_plus = false\n\n[[spaces]]\ntouches = [ "brooklyn", "upper-east-side" ]\nthree_plus = false\n\n[[spaces]]\ntouches = [ "midtown", "queens" ]\nthree_plus = false\n\n[[spaces]]\ntouches = [ "chelsea", "midtown", "wall-street" ]\nthree_plus = false\n\n[[spaces]]\ntouches = [ "chelsea", "midtown", "central-park" ]\nthree_plus = false\n\n[[spaces]]\ntouches = [ "upper-west-side", "central-park" ]\nthree_plus = false\n\n[[spaces]]\ntouches = [ "upper-east-side", "queens" ]\nthree_plus = false\n\n[[spaces]]\ntouches = [ "upper-west-side", "midtown" ]\nthree_plus = false\n\n[[spaces]]\ntouches = [ "queens", "upper-west-side" ]\nthree_plus = false\n\n[[spaces]]\ntouches = [ "wall-street", "brooklyn" ]\nthree_plus = false\n\n[[spaces]]\ntouches = [ "midtown", "chelsea" ]\nthree_plus = false\n\n[[spaces]]\ntouches = [ "brooklyn", "chelsea" ]\nthree_plus = true\n\n[[spaces]]\ntouches = [ "queens", "central-park" ]\nthree_plus = true\n\n[[spaces]]\ntouches = [ "upper-east-side", "midtown" ]\nthree_plus = true\n\n[[spaces]]\ntouches = [ "wall-street", "upper-east-side" ]\nthree_plus = true\n\n[[spaces]]\ntouches = [ "upper-west-side", "chelsea" ]\nthree_plus = true\n\n[[spaces]]\ntouches = [ "queens", "midtown", "upper-west-side" ]\nthree_plus = true\n','\n',char(10)),2,'2026-11-21T22:57:58.843Z');
INSERT INTO session VALUES(3,'773c1fd8-c1b0-4024-8e91-a23aba331a46',NULL,'cash-n-guns',replace('format = "consigliere-record/1"\ngame = "cash-n-guns"\nfirst = "ana"\n\n[[seats]]\nplayer = "Ana"\n\n[[seats]]\nplayer = "Piotr"\n\n[[seats]]\nplayer = "Iwo"\n\n[[seats]]\nplayer = "Ala"\n','\n',char(10)),2,'2026-11-21T22:57:58.871Z');
INSERT INTO session VALUES(4,'b1b14ad5-2470-46d6-aa8b-0ce351e24f6b',NULL,'cash-n-guns',replace('format = "consigliere-record/1"\ngame = "cash-n-guns"\nfirst = "ana"\n\n[[seats]]\nplayer = "Ana"\n\n[[seats]]\nplayer = "Piotr"\n\n[[seats]]\nplayer = "Iwo"\n\n[[seats]]\nplayer = "Ala"\n','\n',char(10)),2,'2026-11-21T22:57:58.887Z');
INSERT INTO session VALUES(5,'9e208604-5e01-4e14-9180-5b939d64df51',NULL,'cash-n-guns',replace('format = "consigliere-record/1"\ngame = "cash-n-guns"\nfirst = "ana"\n\n[[seats]]\nplayer = "Ana"\n\n[[seats]]\nplayer = "Piotr"\n\n[[seats]]\nplayer = "Iwo"\n\n[[seats]]\nplayer = "Ala"\n','\n',char(10)),2,'2026-11-21T22:57:58.899Z');
INSERT INTO session VALUES(6,'8820391f-acc7-5cc6-ba30-b6c8c28c5303','0f7c3c1e-5d0b-4c9a-9c55-1f6f2b7d9a10','corleone',replace('format = "consigliere-record/1"\ngame = "corleone"\ntracking = "full"\nhand_limits = [ 5, 4, 3, 2 ]\nfirst = "marzullo"\n\n[[seats]]\nplayer = "Ana"\nfamily = "marzullo"\n\n[[seats]]\nplayer = "Żaneta"\nfamily = "matarazzo"\n\n[[businesses]]\nname = "parlour"\ncolour = "red"\nfront = [ "gun" ]\nsince = 4\n','\n',char(10)),2,'2026-11-21T22:57:59.013Z');
CREATE TABLE evening_set (    -- which sessions there should be
    id       INTEGER PRIMARY KEY CHECK (id = 1),
    sessions INTEGER NOT NULL,
    hash     BLOB NOT NULL
) STRICT;
INSERT INTO evening_set VALUES(1,6,X'2880b51dcb6bad941d37bd4042b46aa44c9e84ab5c224f512e08d331a8d66185');
CREATE TABLE evening_known (    -- their ids, also of those that are missing
    uuid TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
INSERT INTO evening_known VALUES('0f7c3c1e-5d0b-4c9a-9c55-1f6f2b7d9a10');
INSERT INTO evening_known VALUES('773c1fd8-c1b0-4024-8e91-a23aba331a46');
INSERT INTO evening_known VALUES('8820391f-acc7-5cc6-ba30-b6c8c28c5303');
INSERT INTO evening_known VALUES('9e208604-5e01-4e14-9180-5b939d64df51');
INSERT INTO evening_known VALUES('b1b14ad5-2470-46d6-aa8b-0ce351e24f6b');
INSERT INTO evening_known VALUES('e8d88185-aa48-4ae3-9073-414608d9ac96');
CREATE TABLE log_mark (    -- what the next log or journal has to begin with
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    mark TEXT NOT NULL
) STRICT;
INSERT INTO log_mark VALUES(1,'log 773c1fd8-c1b0-4024-8e91-a23aba331a47 follows 0f7c3c1e-5d0b-4c9a-9c55-1f6f2b7d9a11');
CREATE INDEX seat_by_person ON seat (person);
CREATE TRIGGER entry_stays BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never deleted'); END;
CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN new.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM entry WHERE session = new.session)
BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END;
CREATE TRIGGER session_component_stays BEFORE DELETE ON session_component
BEGIN SELECT RAISE(ABORT, 'a component of a session is never deleted'); END;
CREATE TRIGGER session_component_follows BEFORE INSERT ON session_component
WHEN new.number <> 1 + (SELECT coalesce(max(number), -1) FROM session_component WHERE session = new.session)
BEGIN SELECT RAISE(ABORT, 'a component of a session follows the last one'); END;
CREATE TRIGGER seat_keeps BEFORE UPDATE OF session, seat, actor ON seat
BEGIN SELECT RAISE(ABORT, 'a seat is never changed'); END;
CREATE INDEX person_by_name ON person (name);
CREATE INDEX session_by_family ON session (branch_of);
CREATE TRIGGER entry_keeps BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;
CREATE TRIGGER entry_ends AFTER INSERT ON entry
BEGIN UPDATE session_end SET entries = new.seq, last_entry = new.hash WHERE session = new.session; END;
CREATE TRIGGER session_component_keeps BEFORE UPDATE ON session_component
BEGIN SELECT RAISE(ABORT, 'a component of a session is never changed'); END;
CREATE TRIGGER session_component_ends AFTER INSERT ON session_component
BEGIN
    UPDATE session_end SET components = new.number + 1, last_component = new.hash
    WHERE session = new.session;
END;
CREATE TRIGGER session_keeps
BEFORE UPDATE OF id, game, head, rules_version, created ON session
BEGIN SELECT RAISE(ABORT, 'the beginning of a session is never changed'); END;
CREATE TRIGGER session_end_keeps BEFORE UPDATE ON session_end
WHEN new.session <> old.session OR new.beginning <> old.beginning
    OR new.entries < old.entries OR new.components < old.components
BEGIN SELECT RAISE(ABORT, 'a session never becomes shorter'); END;
CREATE TRIGGER session_end_stays BEFORE DELETE ON session_end
BEGIN SELECT RAISE(ABORT, 'the end of a session is never deleted'); END;
CREATE TRIGGER session_edit_keeps BEFORE UPDATE ON session_edit
BEGIN SELECT RAISE(ABORT, 'an edit is never changed'); END;
CREATE TRIGGER session_edit_stays BEFORE DELETE ON session_edit
BEGIN SELECT RAISE(ABORT, 'an edit is never deleted'); END;
CREATE TRIGGER person_keeps BEFORE UPDATE OF id, uuid ON person
BEGIN SELECT RAISE(ABORT, 'a person stays the same'); END;
CREATE TRIGGER person_same_keeps BEFORE UPDATE ON person_same
BEGIN SELECT RAISE(ABORT, 'the same person stays the same'); END;
CREATE TRIGGER person_same_stays BEFORE DELETE ON person_same
BEGIN SELECT RAISE(ABORT, 'the same person stays the same'); END;
COMMIT;
