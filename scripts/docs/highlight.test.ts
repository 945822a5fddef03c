import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { highlight } from './highlight.ts';
import { escape } from './layout.ts';
import { guides } from './site-map.ts';

const project = join(import.meta.dirname, '../..');
const withoutMarks = (html: string): string => html.replaceAll(/<[^>]+>/g, '');

test('keywords, strings, keys, numbers, names and comments have a class each', () => {
  const html = highlight(`const a = await get<Cart>({ id: 'x', n: 1 }); // 7`, 'ts');
  for (const [kind, code] of [
    ['keyword', 'const'],
    ['name', 'get'],
    ['property', 'id'],
    ['string', `'x'`],
    ['number', '1'],
    ['comment', '// 7'],
  ])
    expect(html).toContain(`<span class="code-${kind}">${code}</span>`);
});

test('a JSON key has another class than a text', () => {
  expect(highlight('{ "a": "b" }', 'json')).toBe(
    '{ <span class="code-property">&quot;a&quot;</span>: <span class="code-string">&quot;b&quot;</span> }',
  );
});

test.each(guides.map(({ source }) => source))(
  'highlighting changes no character of the code of %s',
  (source) => {
    for (const { language, code } of blocksOf(readFileSync(join(project, source), 'utf8')))
      expect(withoutMarks(highlight(code, language))).toBe(escape(code));
  },
);

test('each language of the pages has a grammar, except plain text', () => {
  const pages = [
    ...guides.map(({ source }) => source),
    ...readdirSync(join(project, 'docs'))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ];
  const plain = pages
    .flatMap((page) => blocksOf(readFileSync(join(project, page), 'utf8')))
    .filter(({ language, code }) => language !== 'text' && highlight(code, language) === escape(code))
    .map(({ language, name }) => `${language} ${name}`);
  expect(plain).toEqual([]);
});

test('the text of an unknown language is only escaped', () => {
  expect(highlight('<b> & c', 'text')).toBe('&lt;b&gt; &amp; c');
});
