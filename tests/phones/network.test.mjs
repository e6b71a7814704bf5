// Phones that fall asleep, lose the network or their seat, lie, or hurry; tablets that restart.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { follows, open, records, seat, stop, tab, Table } from './phone.mjs';

after(stop);

const thug = (line) => /^\w+ thug /.test(line);
const actorOf = (line) => line.split(' ')[0];
const newest = (page) => page.locator('#log li').first().innerText();
const post = (page, path, body, type = 'application/json') => page.evaluate(
    async ([where, sent, kind]) => (await fetch(where, { method: 'POST', headers: { 'Content-Type': kind }, body: sent })).status,
    [path, JSON.stringify(body), type]);

/** Waits until the page shows what came while it was away: the move of whose turn it was. */
async function catchesUp(page, table) {
    const place = table.next.split(' ').at(-1).replace(/^test-/, '');
    await page.locator('#log li').first().getByText(place, { exact: false }).first().waitFor();
    await page.locator('#connection .live').waitFor();
}

test('without a network the page says so, keeps what it showed, and comes back by itself', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, '');
    const before = await newest(page);
    await page.context().setOffline(true);
    await page.locator('#connection .offline').waitFor();
    assert.equal(await newest(page), before);
    await table.say(`tap ${table.next}`);
    await page.context().setOffline(false);
    await catchesUp(page, table);
});

test('a choice made without a network is kept, and can be recorded afterwards', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, actorOf(table.next));
    await page.locator('button.choice').first().click();
    await page.context().setOffline(true);
    const then = await table.count();
    await page.getByRole('button', { name: /^Record/ }).click();
    await page.locator('#notice').getByText('The tablet did not answer.').waitFor();
    await page.context().setOffline(false);
    await page.locator('#connection .live').waitFor();
    await page.getByRole('button', { name: /^Record/ }).click();
    await page.locator('#notice').getByText(/^Recorded/).waitFor();
    assert.equal(await table.count(), then + 1);
});

test('a page that was frozen catches up at once', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, '');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await table.say(`tap ${table.next}`);
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await catchesUp(page, table); // within 10 s: a poll lasts 25
});

test('a tablet that restarts takes its phones back without a new code', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, 'vitale');
    await table.say('down');
    await page.locator('#connection .offline').waitFor();
    await table.say(`tap ${table.next}`);
    await table.say('up');
    await catchesUp(page, table);
    assert.equal(await page.locator('#me').isVisible(), true, 'still in its seat');
});

test('a reload and a second tab need no code', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, 'vitale');
    await page.reload();
    await follows(page);
    const second = await open(table.url('').split('#')[0], page.context());
    await follows(second);
    await table.say(`tap ${table.next}`);
    await catchesUp(page, table);
    await catchesUp(second, table);
});

test('two at once on the same move: one is recorded, the other is told so', async () => {
    const table = await Table.of(records.corleone, thug);
    const first = await seat(table, actorOf(table.next));
    const second = await open(table.url('').split('#')[0], first.context());
    await follows(second);
    const then = await table.count();
    for (const page of [first, second]) await page.locator('button.choice').first().click();
    await Promise.all([first, second].map((page) => page.getByRole('button', { name: /^Record/ }).click()));
    for (const page of [first, second]) await page.locator('#notice strong').first().waitFor();
    assert.equal(await table.count(), then + 1);
    const told = await Promise.all([first, second].map((page) => page.locator('#notice').innerText()));
    assert.equal(told.filter((text) => text.startsWith('Recorded')).length, 1, told.join());
    assert.equal(told.filter((text) => text.startsWith('The table had moved on')).length, 1, told.join());
});

test('a move that the tablet has overtaken is stale and changes nothing', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, actorOf(table.next));
    await page.evaluate(() => { // it hears no news from now on
        const real = window.fetch;
        window.fetch = (path, ...more) => path.startsWith('/view') ? new Promise(() => {}) : real(path, ...more);
        dispatchEvent(new Event('online'));
    });
    await page.locator('button.choice').first().click();
    await table.say(`tap ${table.next}`);
    const then = await table.count();
    await page.getByRole('button', { name: /^Record/ }).click();
    await page.locator('#notice').getByText('The table had moved on').waitFor();
    assert.equal(await table.count(), then);
});

test('a phone that is revoked loses everything it showed, and a new code brings it back', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, 'vitale');
    await page.getByRole('button', { name: 'Show my cards' }).click();
    await page.locator('#hand li').first().waitFor();
    const token = await table.say('token vitale');
    await page.getByRole('heading', { name: 'Scan the code again' }).waitFor();
    assert.equal(await page.locator('#hand li, #log li, #board img').count(), 0);
    await page.goto(`${table.url('').split('#')[0]}#${token}`);
    await follows(page);
});

test('a phone cannot speak for another seat, nor from another page, nor as a form', async () => {
    const table = await Table.of(records.corleone, thug);
    const actor = actorOf(table.next);
    const other = Object.keys(table.tokens).find((word) => word && word !== actor);
    const page = await seat(table, other);
    const then = await table.count();
    const { version } = await page.evaluate(async () => (await fetch('/view?after=0&language=en')).json());
    assert.equal(await post(page, '/move', { line: table.next, version }), 403);
    assert.equal(await post(page, '/move', { line: table.next, version, actor }), 403);
    assert.equal(await post(page, '/object', { entry: 1 }, 'text/plain'), 403);
    const spectator = await seat(table, '');
    assert.equal(await post(spectator, '/move', { line: table.next, version }), 403);
    assert.equal(await table.count(), then);
});

test('the same address under another name is refused', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await tab(table, '');
    const answer = await page.context().request.get(`http://127.0.0.1:${table.port}/`);
    assert.equal(answer.status(), 421);
});
