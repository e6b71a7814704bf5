// Every state of the page, by axe, in both themes and with text of twice the size; and pictures of all of them.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { open, phone, picture, records, seat, serious, stop, tab, Table } from './phone.mjs';

after(stop);

const thug = (line) => /^\w+ thug /.test(line);
const bid = (line) => /^\w+ bids \$/.test(line);
const actorOf = (line) => line.split(' ')[0];

/** As the setting does. */
const sized = (page, size) => page.evaluate((times) => {
    document.documentElement.style.setProperty('--size', times);
    document.documentElement.toggleAttribute('data-large', times > 1);
}, size);

/** Looks at the page as it is, and with text of twice the size on a narrow phone: nothing runs out of it sideways. */
async function look(page, name) {
    assert.deepEqual(await serious(page), [], name);
    await picture(page, name);
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await sized(page, 2);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, `${name}: too wide at 200 %`);
    await picture(page, `${name}-200`);
    await sized(page, 1);
    await page.setViewportSize(size);
}

for (const [colorScheme, locale] of [['dark', 'en-GB'], ['light', 'pl-PL']]) {
    const options = { colorScheme, locale };
    const named = (name) => `${name}-${locale.slice(0, 2)}-${colorScheme}`;

    test(`a turn, a hand, dialogs: ${colorScheme}, ${locale}`, async () => {
        const table = await Table.of(records.corleone, thug);
        const page = await seat(table, actorOf(table.next), options);
        await look(page, named('turn'));
        await page.locator('#turn button').click();
        await page.locator('button.choice').nth(2).click();
        await page.locator('summary').click();
        await look(page, named('hand'));
        for (const [open, name] of [[page.locator('#open-settings'), 'settings'], [page.locator('#bar button').first(), 'ask'], [page.locator('#bar button').last(), 'objection'], [page.locator('#board > button'), 'large']]) {
            await open.click();
            await look(page, named(name));
            await page.keyboard.press('Escape');
        }
        await page.context().setOffline(true);
        await page.locator('#connection .offline').waitFor();
        await look(page, named('offline'));
    });

    test(`a bid: ${colorScheme}, ${locale}`, async () => {
        const table = await Table.of(records.corleone, bid);
        const page = await seat(table, actorOf(table.next), options);
        await page.locator('.cards button').first().click();
        await look(page, named('bid'));
        await page.locator('[data-key="cover"]').click();
        await look(page, named('bid-covered'));
    });

    test(`a lesson: ${colorScheme}, ${locale}`, async () => {
        const table = await Table.of(records.corleone, thug);
        await table.say(`learns ${actorOf(table.next)}`);
        const page = await seat(table, actorOf(table.next), options);
        await page.getByRole('region', { name: await page.locator('#lesson h2').innerText() }).waitFor();
        await look(page, named('lesson'));
    });

    test(`before the evening: ${colorScheme}, ${locale}`, async () => {
        const table = await Table.of(records.corleone);
        await table.say('ask-first');
        const page = await tab(table, 'vitale', options);
        await page.locator('h1').waitFor();
        await look(page, named('waiting'));
        const lost = await open(table.url('').split('#')[0], await phone(options));
        await lost.locator('h1').waitFor();
        await look(lost, named('scan'));
    });

    for (const [game, record] of Object.entries(records)) {
        test(`a television, ${game}: ${colorScheme}, ${locale}`, async () => {
            let met = 0;
            const table = await Table.of(record, () => ++met > 20);
            const page = await seat(table, '', { ...options, path: '/tv', viewport: { width: 1920, height: 1080 }, isMobile: false, hasTouch: false });
            await page.waitForFunction(() => document.querySelector('#board img')?.naturalWidth > 0);
            assert.deepEqual(await serious(page), []);
            await picture(page, named(`television-${game}`));
        });
    }
}
