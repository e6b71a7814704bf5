// The published site: every kind of page on phones and desks, in the light and in the dark, and on paper.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { open, phone, picture, records, serious, stop } from './phone.mjs';

const { CONSIGLIERE, MAKE_EVENINGS } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'site-'));
after(async () => {
    rmSync(folder, { recursive: true });
    await stop();
});

const database = join(folder, 'x.db');
const site = join(folder, 'site');
const run = (...words) => execFileSync(CONSIGLIERE, [...words, '--db', database]);
execFileSync(MAKE_EVENINGS, [database, '60', '20', '7']);
run('import', ...Object.values(records));
run('league', 'make', 'Winter league of all tables', '--points', 'shares');
run('publish', site, '--language', 'en', '--language', 'ru', '--title', 'The table at the café of Łódź');

/** One page of each kind; of evenings, one of each table size and game would be too many: every ninth. */
const pages = (language) => ['index.html', 'players.html', 'group.html', 'league.html',
    ...['evenings', 'players'].flatMap((kind) => readdirSync(join(site, language, kind)).sort()
        .filter((_, index) => index % 9 === 0).map((name) => join(kind, name)))].map((name) => join(language, name));

/** What is wider than its place, and letters too small to read. */
const faults = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`page: ${scrollWidth} > ${clientWidth}`] : [];
    for (const box of document.querySelectorAll('.wide'))
        if (box.scrollWidth > box.clientWidth + 1) found.push(`table of ${box.querySelector('th').textContent}: ${box.scrollWidth} > ${box.clientWidth}`);
    for (const text of document.querySelectorAll('figure:not(.own) text'))
        if (text.checkVisibility() && text.getBoundingClientRect().height < 10) found.push(`small: ${text.textContent}`);
    return found;
};

for (const [language, colorScheme] of [['', 'light'], ['ru', 'dark']])
    for (const width of [360, 400, 1280])
        test(`the site at ${width}, ${language || 'en'}, ${colorScheme}`, async () => {
            const context = await phone({ viewport: { width, height: 800 }, isMobile: width < 1000, colorScheme });
            for (const name of pages(language)) {
                const page = await open(`file://${join(site, name)}`, context);
                assert.deepEqual(await page.evaluate(faults), [], name);
                assert.deepEqual(await serious(page), [], name);
                await picture(page, `site-${name.replaceAll('/', '-')}-${width}`);
                await page.close();
            }
            await context.close();
        });
