import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brokenLinks } from './links.ts';

let site = '';

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'vitrine-links-'));
  write('index.html', '<h1 id="top">Start</h1> <a href="guides/a%20guide.html#second">Guide</a>');
  write('guides/a guide.html', '<h2 id="second">Second</h2> <a href="../index.html">Back</a>');
});

afterEach(() => rmSync(site, { recursive: true }));

const write = (file: string, html: string): void => {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), html);
};

test('a site without broken links has no finding', () => {
  write('style.css', '');
  write(
    'page.html',
    `<!doctype html><link rel="stylesheet" href="style.css"><a href="#here">Here</a><p id='here'>
    <a href='guides/a%20guide.html'>Guide</a> <a href="index.html?q=cart#top">Start</a> <a href="./">Start</a>
    <a href="https://example.org/nowhere#x">Elsewhere</a> <a href="mailto:a@example.org">Mail</a>
    <!-- <a href="gone.html"> --><script>const text = '<a href="gone.html">';</script>`,
  );
  expect(brokenLinks(site)).toEqual([]);
});

describe('a broken link is named with its page', () => {
  test.each([
    ['<a href="gone.html">', 'gone.html (there is no such file)'],
    ['<a class="x" href="guides/">', 'guides/ (there is no such file)'],
    ['<img alt="" src="gone.png">', 'gone.png (there is no such file)'],
    ['<script src="gone.js"></script>', 'gone.js (there is no such file)'],
    ['<a href="index.html#gone">', 'index.html#gone (the page has no such anchor)'],
    ['<a href="#gone">', '#gone (the page has no such anchor)'],
    ['<a href="/index.html">', '/index.html (it leads out of the folder)'],
    ['<a href="../other/index.html">', '../other/index.html (it leads out of the folder)'],
    ['<a href="%E0%A4.html">', '%E0%A4.html (its escapes are invalid)'],
  ])('%s', (html, finding) => {
    write('page.html', html);
    expect(brokenLinks(site)).toEqual([`page.html: ${finding}`]);
  });
});
