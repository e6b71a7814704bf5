// What one phone shows and does: joining, the hand, moves, covered choices, objections, questions, languages.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { follows, open, phone, picture, records, seat, stop, tab, Table } from './phone.mjs';

after(stop);

const thug = (line) => /^\w+ thug /.test(line);
const bid = (line) => /^\w+ bids \$/.test(line);
const actorOf = (line) => line.split(' ')[0];
const confirmed = (page) => page.locator('#notice').getByText(/^Recorded/).waitFor();

test('a phone joins, and the token leaves the address', async () => {
    const table = await Table.of(records.corleone);
    await table.say('ask-first');
    const page = await tab(table, 'vitale');
    await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
    await picture(page, 'waiting');
    assert.equal(new URL(page.url()).hash, '');
    assert.equal(await page.evaluate(() => isSecureContext), false);
    await table.say('accept');
    await follows(page);
    assert.equal(await page.evaluate(() => document.cookie), '', 'no script reads the cookie');
});

test('a phone without a code, or with a wrong one, is told to scan', async () => {
    const table = await Table.of(records.corleone);
    for (const code of ['', '#nonsense']) {
        const page = await open(table.url('').split('#')[0] + code, await phone());
        await page.getByRole('heading', { name: 'Scan the code again' }).waitFor();
        await picture(page, 'scan');
    }
});

test('everybody follows without a seat: no hand, no moves, no objection', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, '');
    assert.equal(await page.getByRole('button', { name: 'Show my cards' }).count(), 0);
    assert.equal(await page.getByRole('heading', { name: 'What you can do' }).count(), 0);
    assert.equal(await page.getByRole('button', { name: /^Object/ }).count(), 0);
});

test('a move is chosen, then recorded; a double tap records it once', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, actorOf(table.next));
    await page.locator('button.choice').first().click();
    await picture(page, 'move');
    const then = await table.count();
    await page.getByRole('button', { name: /^Record/ }).dblclick();
    await confirmed(page);
    assert.equal(await table.count(), then + 1);
    await page.locator('#log li').first().getByText('by phone').waitFor();
});

test('what happens is announced to a screen reader, once', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, '');
    const said = page.locator('#said p');
    const before = await said.count();
    await table.say(`tap ${table.next}`);
    await said.nth(before).waitFor();
    const entry = await page.locator('#log .entry').first().innerText();
    assert.equal((await said.allInnerTexts()).filter((text) => text.startsWith(entry)).length, 1);
});

test('the hand is there for its owner alone, when asked, until the page is left', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, actorOf(table.next));
    assert.equal(await page.locator('#hand li').count(), 0);
    await page.getByRole('button', { name: 'Show my cards' }).click();
    await page.locator('#hand li').first().waitFor();
    await picture(page, 'hand');
    await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
    });
    assert.equal(await page.locator('#hand li').count(), 0);
});

test('a bid is laid in two taps and its sum is shown; others learn only that it is there', async () => {
    const table = await Table.of(records.corleone, bid);
    const actor = actorOf(table.next);
    const other = Object.keys(table.tokens).find((word) => word && word !== actor);
    const [page, watcher] = [await seat(table, actor), await seat(table, other)];
    await page.locator('.cards button').first().waitFor();
    await page.locator('#covered').getByRole('button', { name: 'Hide' }).click();
    assert.equal(await page.locator('.cards button').count(), 0);
    await page.locator('#covered').getByRole('button', { name: 'Show my cards' }).click();
    await page.locator('.cards button').first().click();
    await picture(page, 'bid');
    await page.locator('#covered button.gold').click();
    await confirmed(page);
    const { line } = (await table.say('entries')).at(-1);
    assert.match(line, new RegExp(`^${actor} bids \\$\\d$`));
    await watcher.locator('#covered .seats').getByText('has laid').first().waitFor();
    assert.ok(!(await watcher.content()).includes(line));
});

test('who plays for the first time is told a lesson, says so, and skips the rest', async () => {
    const table = await Table.of(records.corleone, thug);
    const actor = actorOf(table.next);
    const other = Object.keys(table.tokens).find((word) => word && word !== actor);
    await table.say(`learns ${actor}`);
    const [page, watcher] = [await seat(table, actor), await seat(table, other)];
    const card = page.locator('#lesson');
    const first = await card.getByRole('heading').innerText();
    await page.locator('#said p').filter({ hasText: first }).first().waitFor({ state: 'attached' });
    await picture(page, 'lesson');
    assert.equal(await watcher.locator('#lesson h2').count(), 0);
    await card.getByRole('button', { name: 'Got it' }).dblclick();
    await page.waitForFunction((told) => document.querySelector('#lesson h2')?.textContent !== told, first);
    assert.equal((await table.say(`told ${actor}`)).length, 1);
    await card.getByRole('button', { name: 'Skip lessons' }).click();
    await card.waitFor({ state: 'hidden' });
    await page.locator('button.choice').first().waitFor();
});

test('an objection names its entry and reaches the tablet', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, 'vitale');
    await page.locator('#bar').getByRole('button', { name: /^Object/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Object' }).click();
    await page.locator('#notice strong').waitFor();
    const entry = Number(await page.locator('#log .quiet').first().innerText());
    assert.deepEqual(await table.say('objections'), [{ actor: 'vitale', entry }]);
});

test('a question is answered from the rules', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, 'vitale');
    await page.getByRole('button', { name: 'Why?' }).click();
    await page.getByLabel('Your question').fill('may I place a thug in a taken space');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.locator('#ask h3').first().waitFor();
    await picture(page, 'ask');
});

test('what the table switches off disappears', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, actorOf(table.next));
    await page.locator('button.choice').first().waitFor();
    await table.say('forbid');
    await page.locator('button.choice').first().waitFor({ state: 'detached' });
    assert.equal(await page.locator('#bar button').count(), 0);
    await page.getByRole('button', { name: 'Show my cards' }).waitFor({ state: 'detached' });
});

test('the phone’s language, and another one that stays after a reload', async () => {
    const table = await Table.of(records.corleone, thug);
    const page = await seat(table, 'vitale', { locale: 'pl-PL' });
    await page.getByRole('heading', { name: 'Dziennik' }).waitFor();
    await picture(page, 'polish');
    await page.getByRole('button', { name: 'Ustawienia' }).click();
    await page.getByLabel('Język').selectOption('ru');
    await page.getByRole('button', { name: 'Закрыть' }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Журнал' }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'ru');
});
