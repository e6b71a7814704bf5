// Whole evenings with everything secret, and some moves besides, from phones: entry for entry as the record has them.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { records, seat, stop, Table, viewOf } from './phone.mjs';

after(stop);

/** The line's covered choice in the seat's view: indexes of the cards to tap; null if it is none. */
function cardsOf(line, covered) {
    if (!covered?.choices?.length || covered.done) return null;
    const [before, behind] = covered.line.split('{}');
    if (!line.startsWith(before) || !line.endsWith(behind)) return null;
    const chosen = line.slice(before.length, line.length - behind.length);
    if (chosen === covered.none) return [];
    const left = covered.choices.map(({ value }) => value);
    const indexes = chosen.split(covered.join).map((value) => {
        const index = left.indexOf(value);
        left[index] = null;
        return index;
    });
    return indexes.includes(-1) ? null : indexes;
}

async function openHand(page) {
    const closed = page.locator('[data-key="open"][aria-expanded="false"]');
    if (await closed.count()) await closed.click();
}

async function layCards(page, cards) {
    for (const index of cards) await page.locator(`.cards [data-key="card ${index}"]`).click();
    if (!cards.length) await page.locator('#covered > [aria-pressed]').click();
    await page.locator('#covered [data-key="lay"]').click();
}

async function record(page, line, isSecret) {
    if (isSecret) await openHand(page);
    const move = page.locator(`[data-key="${line}"]`);
    while (!await move.count()) await page.locator('.choices > button:not(.choice)').first().click();
    await move.click();
    await page.locator('[data-key="record"]').click();
}

/** Waits until the page shows what the tablet would tell it now; returns that. */
async function upToDate(page) {
    const view = await viewOf(page);
    await page.waitForFunction((version) => document.documentElement.dataset.version === String(version), view.version);
    return view;
}

/** Plays a line on the phone of its seat, if that offers it. Returns how, or null. */
async function byPhone(page, line) {
    const view = await upToDate(page);
    const cards = cardsOf(line, view.covered);
    const group = view.moves?.find(({ moves }) => moves.some((move) => move.line === line));
    if (!cards && !group) return null;
    if (cards) await layCards(page, cards);
    else await record(page, line, group.secret);
    return cards ? 'covered' : 'move';
}

const steps = { corleone: 20, cashNGuns: 20, mafia: 3 }; // of the other lines, each so many comes from a phone if it may
const secret = /^\w+ (bids|discards) /;

/** The line names a card that the table does not know yet, which no phone can: only the paper shows it. */
const namesUnknown = (line, { covered }) => /:/.test(line) && covered?.choices?.some(({ value }) => /^(job|ally)$/.test(value));

/** An entry whose cards are in order: a phone lays them as the tablet does, a record as they were said. */
function sorted({ line, verdict }) {
    return { line: secret.test(line) ? line.replace(/[^ ]+$/, (cards) => cards.split(',').sort().join()) : line, verdict };
}

for (const [game, path] of Object.entries(records)) {
    test(`${game}: an evening from phones equals the record`, async (context) => {
        const table = await Table.of(path);
        const words = Object.keys(table.tokens).filter(Boolean);
        const phones = new Map();
        for (const word of words) phones.set(word, await seat(table, word));
        const done = { covered: 0, move: 0 };
        for (const [index, { line }] of table.script.entries()) {
            const page = phones.get(table.seats[line.split(' ')[0]]);
            if (!page || !(secret.test(line) || index % steps[game] === 0)) continue;
            await table.say(`play ${index}`);
            const how = await byPhone(page, line);
            if (!how) assert.ok(!secret.test(line) || namesUnknown(line, await viewOf(page)), `not from a phone: ${line}`);
            if (!how) continue;
            await page.locator('#notice .notice:not(.refused)').waitFor();
            assert.equal(await table.count(), index + 1, line);
            ++done[how];
        }
        await table.say(`play ${table.script.length}`);
        assert.deepEqual((await table.say('entries')).map(sorted), table.script.map(sorted));
        context.diagnostic(`${game}: ${JSON.stringify(done)} of ${table.script.length}`);
        assert.ok(done.move > 2);
    });
}
