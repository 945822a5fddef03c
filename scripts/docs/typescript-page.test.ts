import { expect, test } from 'vitest';
import { mended } from './typescript-page.ts';

test('the content of a page becomes a `main` element', () => {
  const page = mended('<div class="col-content"><h1>A</h1></div>\n<div class="col-sidebar"></div>');
  expect(page).toBe('<main class="col-content"><h1>A</h1></main>\n<div class="col-sidebar"></div>');
});

test('heading levels have no gaps, and return to the levels of their parents', () => {
  expect(mended('<h1>A</h1><h4>B</h4><h5>C</h5><h4>D</h4><h2>E</h2><h3>F</h3>')).toBe(
    '<h1>A</h1><h4 aria-level="2">B</h4><h5 aria-level="3">C</h5><h4 aria-level="2">D</h4><h2>E</h2><h3>F</h3>',
  );
});

test('the links of icons are removed, also inside the button of a section', () => {
  const link = '<a href="#x" aria-label="Permalink" class="tsd-anchor-icon"><svg></svg></a>';
  expect(mended(`<h1>P</h1><summary><h2>A${link}</h2></summary><h2>B${link}</h2>`)).toBe(
    '<h1>P</h1><summary><h2>A</h2></summary><h2>B</h2>',
  );
});

test('brackets and names of types in a signature have no elements of their own', () => {
  const symbol = (text: string) => `<span class="tsd-signature-symbol">${text}</span>`;
  const type = '<span class="tsd-signature-type">Date</span>';
  const link = '<a href="#T" class="tsd-signature-type tsd-kind-interface">T</a>';
  expect(mended(`${symbol('Map&lt;')}${type}${symbol(', ')}${link}${symbol('&gt;')}`)).toBe(
    'Map&lt;Date, <a href="#T">T</a>&gt;',
  );
});
