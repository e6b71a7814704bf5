#!/usr/bin/env python3
"""The score sheets of made-up evenings: whole pages, nothing fetched, and no more than two on paper.

usage: check_sheet.py PROGRAM MAKE_EVENINGS

The structure is checked with Python's own reader of HTML; paper and the console with Chromium.
"""

import html.parser, json, os, re, shutil, subprocess, sys, tempfile

PROGRAM, MAKE = sys.argv[1:3]
VOID = {'meta'}
FETCHING = {'src', 'href', 'action', 'srcset', 'data'}


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open, self.tags, self.heads, self.images = [], [], [], 0
        self.feed(text)
        self.close()
        assert not self.open, f'never closed: {self.open}'

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.tags.append(tag)
        assert tag not in ('script', 'iframe', 'link', 'img', 'object'), tag
        assert not FETCHING & set(attributes), attributes
        assert not any(name.startswith('on') for name in attributes), attributes
        if tag == 'th':
            assert attributes.get('scope') in ('row', 'col'), attributes
        if tag == 'svg':
            assert attributes['role'] == 'img' and attributes['aria-label'], attributes
            self.images += 1
        if re.fullmatch('h[1-6]', tag):
            self.heads.append(int(tag[1]))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.tags.append(tag)

    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, f'{tag} closes {self.open[-3:]}'
        self.open.pop()


def check_structure(text, language):
    assert text.startswith('<!DOCTYPE html>')
    assert f'<html lang="{language}">' in text
    page = Page(text)
    assert page.images >= 1 and 'caption' in page.tags and 'main' in page.tags
    assert page.heads[0] == 1 and all(b <= a + 1 for a, b in zip(page.heads, page.heads[1:])), page.heads


def check_in_browser(browser, file, folder):
    paper = os.path.join(folder, 'sheet.pdf')
    shown = subprocess.run(
        [browser, '--headless', '--no-sandbox', '--disable-gpu', '--enable-logging=stderr',
         f'--user-data-dir={folder}/profile', f'--print-to-pdf={paper}', 'file://' + file],
        capture_output=True, text=True, timeout=180)
    assert shown.returncode == 0, shown.stderr
    console = [line for line in shown.stderr.splitlines() if 'CONSOLE' in line]
    assert not console, console
    with open(paper, 'rb') as pdf:
        pages = len(re.findall(rb'/Type\s*/Page\b', pdf.read()))
    assert 1 <= pages <= 2, f'{file}: {pages} pages'
    return pages


def main():
    browser = shutil.which('chromium') or shutil.which('google-chrome')
    with tempfile.TemporaryDirectory() as folder:
        database = os.path.join(folder, 'x.db')
        subprocess.run([MAKE, database, '12', '10', '5'], check=True)
        sessions = json.loads(subprocess.run([PROGRAM, 'list', '--json', '--db', database], check=True,
                                             capture_output=True).stdout)['sessions']
        printed = 0
        for number, session in enumerate(sessions):
            language = ('en', 'pl')[number % 2]
            file = os.path.join(folder, f'{number}.html')
            subprocess.run([PROGRAM, 'sheet', session['id'], file, '--format', 'html', '--lang', language,
                            '--db', database], check=True)
            with open(file, encoding='utf-8') as page:
                check_structure(page.read(), language)
            if browser and number < 3:
                printed += check_in_browser(browser, file, folder)
    print(f'{len(sessions)} pages are whole; ' + (f'{printed} sheets of paper for 3 of them.' if browser
                                                  else 'there is no Chromium here to print them.'))


main()
