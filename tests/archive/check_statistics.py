#!/usr/bin/env python3
"""Every number of `consigliere stats --json`, counted again from the exported tables.

usage: check_statistics.py PROGRAM MAKE_EVENINGS COUNT GAMES SEED

It knows nothing of the program but the two CSV files, and how ARCHIVE's numbers are defined.
"""

import collections, csv, datetime, itertools, json, math, os, subprocess, sys, tempfile

PROGRAM, MAKE, COUNT, GAMES, SEED = sys.argv[1:6]
Z = 1.959963984540054
SOURCES = {'corleone': ['suitcase', 'domination', 'jobs-yellow', 'jobs-blue', 'jobs-green', 'jobs-grey'],
           'cash-n-guns': ['bills', 'diamonds', 'paintings', 'bonus'], 'mafia': ['pieces']}
DEEDS = {'corleone': ['bribes'], 'cash-n-guns': ['shots', 'wounds', 'lying'],
         'mafia': ['placed', 'hired', 'captured', 'vendettas', 'businesses']}
FAMILIES = {'bonanno': ['antonio', 'sergio', 'paolo'], 'genovese': ['maria', 'vitorio', 'franco']}
PLACES = ['wall-street', 'brooklyn', 'upper-east-side', 'queens', 'upper-west-side', 'midtown', 'chelsea']
checked = 0


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], check=True, capture_output=True).stdout.decode('utf-8')


def table(text):
    assert text.startswith('\ufeff'), 'no byte order mark'
    return list(csv.DictReader(text[1:].splitlines()))


def same(what, found, wanted):
    global checked
    checked += 1
    if isinstance(wanted, float) or isinstance(found, float):
        fine = found is not None and wanted is not None and math.isclose(found, wanted, abs_tol=1e-9)
    else:
        fine = found == wanted
    if not fine:
        sys.exit(f'{what}: the program says {found!r}, the tables {wanted!r}')


class Rate:
    def __init__(self):
        self.won, self.of, self.chance = 0.0, 0, 0.0
        self.tells = False

    def add(self, won, players):
        self.won += won
        self.of += 1
        self.chance += 1 / players

    def check(self, what, found):
        n, p = self.of, self.won / self.of if self.of else 0.0
        if n:
            whole = 1 + Z * Z / n
            middle = (p + Z * Z / (2 * n)) / whole
            half = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / whole
            low, high = max(0.0, middle - half), min(1.0, middle + half)
        else:
            low, high = 0.0, 1.0
        same(what + ' won', found['won'] * 1.0, self.won)
        same(what + ' of', found['of'], n)
        same(what + ' by chance', found['by_chance'] * 1.0, self.chance)
        same(what + ' above chance', found['above_chance'] * 1.0, self.won - self.chance)
        same(what + ' low', found['low'] * 1.0, low)
        same(what + ' high', found['high'] * 1.0, high)
        same(what + ' confidence', found['confidence'], 'too-few' if n < 3 else 'few' if n < 10 else 'enough')
        same(what + ' tells', found['tells'], self.tells)

    def p_value(self):
        expected = self.chance / self.of
        z = (self.won / self.of - expected) / math.sqrt(expected * (1 - expected) / self.of)
        return math.erfc(abs(z) / math.sqrt(2))


def find_telling(rates):
    """Benjamini and Hochberg: the largest k whose k-th smallest p-value is at most k/m of 5 %."""
    compared = sorted((rate for rate in rates if rate.of >= 3), key=Rate.p_value)
    last = max((k for k, rate in enumerate(compared, 1) if rate.p_value() <= 0.05 * k / len(compared)), default=0)
    for rate in compared[:last]:
        rate.tells = True


def rates_of_people(evenings):
    rates = collections.defaultdict(Rate)
    for evening in evenings:
        for row in evening.rows:
            rates[row['person_uuid']].add(evening.won(row), evening.n)
    find_telling(rates.values())
    return rates


def check_mean(what, found, values):
    same(what + ' of', found['of'], len(values))
    same(what + ' mean', found['mean'], sum(values) / len(values) if values else None)


class Evening:
    def __init__(self, rows):
        self.rows = rows
        self.game = rows[0]['game']
        self.day = rows[0]['date_local']
        self.n = int(rows[0]['players'])
        self.id = rows[0]['session_uuid']
        self.is_finished = rows[0]['winner'] != ''
        self.winners = [row for row in rows if row['winner'] == '1']

    def of(self, person):
        return next((row for row in self.rows if row['person_uuid'] == person), None)

    def won(self, row):
        return 1 / len(self.winners) if row['winner'] == '1' else 0.0


def seconds(text):
    return datetime.datetime.strptime(text, '%Y-%m-%dT%H:%M:%S.%fZ').timestamp()


def from_entries(rows):
    """Rulings, refusals and times of each seat of an evening."""
    facts = collections.defaultdict(lambda: collections.Counter())
    before = last = None
    for row in rows:
        seat = row['seat']
        undo = row['line'].startswith(('table undoes', 'table redoes'))
        if row['verdict'] == 'ruled' and not undo:
            facts[seat]['asked'] += 1
            facts[seat]['stood'] += row['stands'] == '1'
        elif row['verdict'] in ('illegal', 'impossible') and not undo:
            facts[seat]['refused'] += 1
        if row['at_utc']:
            now = round(seconds(row['at_utc']) * 1000)
            step = max(0, now - before) if before is not None else 0
            before = now
            if seat:
                facts[seat]['time'] += step if step <= 20 * 60 * 1000 else 0
                facts[seat]['turns'] += seat != last
        last = seat
    return facts


class City:
    """The map and the businesses of one evening of MAFIA, from the lines that stand."""

    FIELDS = {column + row for column in 'abcdefghi' for row in '12345'}

    def __init__(self, rows):
        self.owner, self.guarded = {}, set()
        self.deeds = collections.defaultdict(collections.Counter)
        for row in rows:
            if row['stands'] == '1' and not row['line'].startswith(('table undoes', 'table redoes')):
                self.read(row['line'].split(' ! ')[0])

    def pieces(self, figure):
        return sum(owner == figure for owner in self.owner.values())

    def place(self, figure, field):
        self.deeds[figure]['placed'] += 1
        self.owner[field] = figure

    def lift(self, field):
        self.guarded.discard(field)
        return self.owner.pop(field)

    def read(self, line):
        line, _, by_hand = line.replace('table corrects:', 'table doing:').partition(' doing:')
        figure, verb, *words = line.split() + ['', '']
        own = self.deeds[figure]
        if verb == 'hires':
            own['hired'] += 1
        elif verb == 'buys' and words[0] in self.FIELDS:
            if words[1] == 'from':
                self.lift(words[0])
                own['captured'] += 1
            self.place(figure, words[0])
        elif verb == 'buys' and not words[0].startswith(('red', 'black')) or verb == 'uses' and words[1] == 'on':
            own['businesses'] += 1
        elif verb == 'sends':
            self.send(figure, words[0], words[2])
        elif verb in ('sells', 'removes'):
            self.lift(words[0])
        for act in filter(None, by_hand.split(';')):
            self.do(*(act.split() + ['', ''])[:5])

    def do(self, who, verb, what, _, where):
        if verb == 'places':
            self.place(who, what)
        elif verb == 'lifts':
            self.lift(what)
        elif verb == 'marks':
            self.deeds[who]['businesses'] += 1
        elif verb == 'sends':
            self.guarded.discard(what)
            self.guarded.add(where)
        elif verb == 'loses':
            self.guarded.discard(where)

    def send(self, figure, start, field):
        self.guarded.discard(start)
        if self.owner.get(field) == figure:
            self.guarded.add(field)
            return
        is_guarded = field in self.guarded
        victim = self.lift(field) if field in self.owner else None
        self.place(figure, field)
        self.deeds[figure]['captured'] += victim is not None
        goes_on = self.pieces(figure) < 12 and len(self.owner) < len(self.FIELDS)
        self.deeds[figure]['vendettas'] += is_guarded and goes_on and self.pieces(victim) > 0


def check_city(evening, rows):
    """What the table of evenings says of the seats of MAFIA, counted again from the lines."""
    alone = {row['family'] for row in evening.rows}
    city = City(rows)
    for row in evening.rows:
        # Whoever plays several of a family plays those whom nobody plays alone.
        figures = [one for one in FAMILIES.get(row['family'], [row['family']])
                   if one == row['family'] or one not in alone]
        for word in DEEDS['mafia']:
            same(f'{evening.id} {row["seat"]} {word}', int(row[word]), sum(city.deeds[one][word] for one in figures))
        if row['score']:
            most = max((city.pieces(one) for one in figures), default=0)
            same(f'{evening.id} {row["seat"]} pieces', (int(row['score']), int(row['pieces'])), (most, most))


def check_person(what, page, person, evenings, entries):
    one_game = len({evening.game for evening in evenings}) == 1
    game = evenings[0].game
    own = [(evening, evening.of(person)) for evening in evenings]
    own = [(evening, row) for evening, row in own if row]
    rates = collections.defaultdict(Rate)
    money, places, rulings, pace = [], [], collections.Counter(), collections.Counter()
    for evening, row in own:
        won = evening.won(row)
        for key in (('all',), ('seat', int(row['seat']) - 1), ('players', evening.n)):
            rates[key].add(won, evening.n)
        if row['family'] and one_game:
            rates[('side', row['family'])].add(won, evening.n)
        if row['start_player'] == '1':
            rates[('first',)].add(won, evening.n)
        if row['rank']:
            places.append(int(row['rank']))
        if row['score'] and one_game:
            money.append(int(row['score']))
        for seat, facts in entries[evening.id].items():
            if seat == row['seat']:
                rulings.update({key: facts[key] for key in ('asked', 'stood', 'refused')})
                pace.update(time=facts['time'], turns=facts['turns'])
            if seat:
                pace.update(table_time=facts['time'], table_turns=facts['turns'])
    rates[('all',)] = rates_of_people(evenings)[person]
    for kind in ('seat', 'players', 'side', 'first'):
        find_telling([rate for key, rate in rates.items() if key[0] == kind])
    rates[('all',)].check(what, page['person']['wins'])
    check_mean(what + ' place', page['person']['place'], places)
    check_mean(what + ' money', page['person']['money'], money)
    same(what + ' ranked', page['person']['ranked'], len(own) >= 5)
    rates[('first',)].check(what + ' first', page['going_first'])
    for kind, name in (('seat', 'by_seat'), ('players', 'by_players')):
        same(f'{what} {name}', [row['number'] for row in page[name]],
             sorted(key[1] for key in rates if key[0] == kind))
        for row in page[name]:
            rates[(kind, row['number'])].check(f'{what} {name} {row["number"]}', row)
    same(what + ' rulings', page['rulings'], {key: rulings[key] for key in ('asked', 'stood', 'refused')})
    same(what + ' pace', page['pace'], {key: pace[key] for key in ('time', 'turns', 'table_time', 'table_turns')})
    same(what + ' by board', page['by_board'], sum(row['depth'] == 'board' for _, row in own))
    check_evenings(what, page, own, one_game)
    check_others(what, page, person, evenings)
    if one_game:
        check_game(what, page, person, game, own, rates)


def check_evenings(what, page, own, one_game):
    listed = page['evenings']
    same(what + ' evenings', sorted(e['id'] for e in listed), sorted(evening.id for evening, _ in own))
    days = [evening['day'] for evening in listed]
    same(what + ' order', days, sorted(days))
    rows = {evening.id: (evening, row) for evening, row in own}
    run = longest = 0
    for shown in listed:
        evening, row = rows[shown['id']]
        same(what + ' rank', shown['rank'], int(row['rank'] or 0))
        same(what + ' total', shown['total'], int(row['score']) if row['score'] else None)
        same(what + ' winner', shown['winner'], row['winner'] == '1')
        run = run + 1 if row['winner'] == '1' else 0
        longest = max(longest, run)
    same(what + ' longest run', page['longest_run'], longest)
    totals = [shown['total'] for shown in listed if shown['total'] is not None]
    if one_game and totals:
        same(what + ' best', listed[page['best']]['total'], max(totals))


def check_others(what, page, person, evenings):
    pairs = collections.defaultdict(lambda: [0, 0, 0])
    for evening in evenings:
        row = evening.of(person)
        for other in evening.rows:
            if row and other is not row and other['person_uuid']:
                place = [int(r['rank']) if r['rank'] else evening.n + 1 for r in (row, other)]
                pairs[other['person_uuid']][0 if place[0] < place[1] else 1 if place[0] > place[1] else 2] += 1
    same(what + ' others', {o['person']: [o['higher'], o['lower'], o['alike']] for o in page['others']}, dict(pairs))


def check_game(what, page, person, game, own, rates):
    same(what + ' sides', sorted(row['word'] for row in page['by_side']),
         sorted(key[1] for key in rates if key[0] == 'side'))
    for row in page['by_side']:
        rates[('side', row['word'])].check(f'{what} as {row["word"]}', row)
    winners = [row for evening, _ in own for row in evening.winners]
    check_mean(what + ' winners', page['winners_money'], [int(row['score']) for row in winners if row['score']])
    for source, word in zip(page['sources'], SOURCES[game]):
        same(what + ' source', source['word'], word)
        for name, rows in (('own', [row for _, row in own]), ('winners', winners)):
            check_mean(f'{what} {word} {name}', source[name],
                       [int(row[word]) for row in rows if row['score'] and row[word]])
    for deed, word in zip(page['deeds'], DEEDS[game]):
        same(what + ' deed', deed['word'], word)
        check_mean(f'{what} {word}', deed['own'], [int(row[word]) for _, row in own])
        check_mean(f'{what} {word} table', deed['table'], [int(row[word]) for evening, _ in own for row in evening.rows])
    if game == 'corleone':
        for place, word in zip(page['dominated'], PLACES):
            same(what + ' place', place['word'], word)
            check_mean(f'{what} {word}', place['share'], [int(word in row['dominates'].split()) for _, row in own])


def check_people(what, report, evenings):
    one_game = len({evening.game for evening in evenings}) <= 1
    rates = rates_of_people(evenings)
    places, money = collections.defaultdict(list), collections.defaultdict(list)
    for evening in evenings:
        for row in evening.rows:
            person = row['person_uuid']
            if row['rank']:
                places[person].append(int(row['rank']))
            if row['score'] and one_game:
                money[person].append(int(row['score']))
    same(what + ' people', sorted(row['person'] for row in report['people']), sorted(rates))
    order = []
    for row in report['people']:
        rates[row['person']].check(f'{what} {row["name"]}', row['wins'])
        check_mean(f'{what} {row["name"]} place', row['place'], places[row['person']])
        check_mean(f'{what} {row["name"]} money', row['money'], money[row['person']])
        rate = rates[row['person']]
        gain = rate.won - rate.chance
        order.append((0, -round(gain, 9)) if rate.of >= 5 else (1, -rate.of))
    same(what + ' order', order, sorted(order))


def main():
    with tempfile.TemporaryDirectory() as folder:
        database = os.path.join(folder, 'x.db')
        subprocess.run([MAKE, database, COUNT, GAMES, SEED], check=True)
        where = ('--db', database)
        evenings = [Evening(list(rows)) for _, rows in itertools.groupby(
            table(run('export', '--all', '--format', 'csv', *where)), key=lambda row: row['session_uuid'])]
        same('evenings', len(evenings), int(COUNT))
        lines = {uuid: list(rows) for uuid, rows in itertools.groupby(
            table(run('export', '--all', '--format', 'entries', *where)), key=lambda row: row['session_uuid'])}
        entries = {uuid: from_entries(rows) for uuid, rows in lines.items()}
        cities = [evening for evening in evenings if evening.game == 'mafia']
        for evening in cities:
            check_city(evening, lines.get(evening.id, []))
        assert cities, 'no evening of MAFIA to count'
        finished = [evening for evening in evenings if evening.is_finished]
        years = sorted({evening.day[:4] for evening in finished})
        names = {row['person']: row['person_uuid'] for evening in finished for row in evening.rows}
        for game in ('', 'corleone', 'cash-n-guns', 'mafia'):
            for year in ('', years[-1]):
                filters = (('--game', game) if game else ()) + (('--year', year) if year else ())
                chosen = [evening for evening in finished
                          if game in ('', evening.game) and evening.day.startswith(year)]
                check_people(f'{game} {year}', json.loads(run('stats', '--json', *filters, *where)), chosen)
                for name in sorted(names)[:: 3 if not game else 1]:
                    own = [evening for evening in chosen if evening.of(names[name])]
                    if own:
                        page = json.loads(run('stats', name, '--json', *filters, *where))
                        check_person(f'{game} {year} {name}', page, names[name], own, entries)
        two = sorted(names)[:2]
        both = [evening for evening in finished if all(evening.of(names[name]) for name in two)]
        if both:
            page = json.loads(run('stats', *two, '--json', *where))
            check_person('both ' + ' '.join(two), page, names[two[0]], both, entries)
    print(f'{checked} numbers of {COUNT} evenings are the same.')


main()
