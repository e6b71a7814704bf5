// A table with phones for the browser tests: the real server behind `phone_table`, and Debian's Chromium.
// The environment says where both are (see CMakeLists.txt); PHONE_PICTURES names a folder for pictures to look at.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const { PHONE_TABLE, PHONE_BROWSER, CHROMIUM, PHONE_PICTURES } = process.env;
const installed = createRequire(join(PHONE_BROWSER, 'package.json'));
const { chromium } = installed('playwright-core');

const address = '192.168.7.7'; // in no browser a secure context, as in a living room
const top = fileURLToPath(new URL('../..', import.meta.url));

export const records = {
    corleone: `${top}/tests/records/corleone/evening-of-three.game.toml`,
    cashNGuns: `${top}/tests/records/cash-n-guns/game-5-players.game.toml`,
    mafia: `${top}/tests/records/mafia/game-2-players.game.toml`,
};

const tables = [];

/** The tablet: `phone_table`, which answers each command with a line of JSON. */
export class Table {
    /** Lays a record's table, with the moves of its script up to, without, the first line that fits. */
    static async of(record, fits = () => true) {
        const table = new Table();
        table.folder = mkdtempSync(join(tmpdir(), 'phones-'));
        tables.push(table);
        table.program = spawn(PHONE_TABLE, [record, join(table.folder, 'kept')], { stdio: ['pipe', 'pipe', 'inherit'] });
        table.answers = createInterface(table.program.stdout)[Symbol.asyncIterator]();
        Object.assign(table, await table.answer());
        table.next = await table.playTo(fits);
        return table;
    }

    async answer() {
        const { value, done } = await this.answers.next();
        if (done) throw new Error('phone_table has ended');
        return JSON.parse(value);
    }

    async say(command) {
        this.program.stdin.write(`${command}\n`);
        return this.answer();
    }

    /** Records the script up to, without, its first line that fits. Returns that line. */
    async playTo(fits) {
        const index = this.script.findIndex(({ line }) => fits(line));
        if (index < 0) throw new Error('no such line in the script');
        await this.say(`play ${index}`);
        return this.script[index].line;
    }

    async count() { return (await this.say('entries')).length; }
    url(actor, path = '/') { return `http://${address}:${this.port}${path}#${this.tokens[actor]}`; }
}

let browser = null;

/** A phone of its own: what it stores, others do not see. */
export async function phone(options = {}) {
    browser ??= await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', `--host-resolver-rules=MAP ${address} 127.0.0.1`] });
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark', locale: 'en-GB', reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(10000);
    return context;
}

const problems = [];

/** A page that may not have an error, nor be stopped by the Content Security Policy. */
export async function open(url, context) {
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.stack));
    page.on('console', (message) => /Content Security Policy|Uncaught/.test(message.text()) && problems.push(message.text()));
    await page.goto(url);
    return page;
}

/** A phone at a seat of the table. */
export async function tab(table, actor, { path = '/', ...options } = {}) {
    return open(table.url(actor, path), await phone(options));
}

/** A phone at a seat that follows the evening. */
export async function seat(table, actor, options) {
    const page = await tab(table, actor, options);
    await follows(page);
    return page;
}

/** Waits until the page follows the evening. */
export async function follows(page) {
    await page.locator('#standings li').first().waitFor();
    await page.locator('#connection .live').waitFor();
}

/** What the page has been told last. */
export const viewOf = (page) => page.evaluate(async () => (await fetch('/view?after=0&language=en')).json());

export async function picture(page, name) {
    if (PHONE_PICTURES) await page.screenshot({ path: join(PHONE_PICTURES, `${name}.png`) });
}

/** What axe finds that is serious. */
export async function serious(page) {
    await page.evaluate(installed('axe-core').source);
    const { violations } = await page.evaluate(() => axe.run(document, { resultTypes: ['violations'] }));
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)} (${node.failureSummary})`));
}

/** Ends everything; no page had a problem. */
export async function stop() {
    for (const { program, folder } of tables) {
        program.stdin.end();
        if (program.exitCode === null) await once(program, 'exit');
        rmSync(folder, { recursive: true });
    }
    await browser?.close();
    assert.deepEqual(problems, []);
}
