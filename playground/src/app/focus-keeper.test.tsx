import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './focus-keeper.ts';

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <header><button id="menu"></button></header>
    <main>
      <h1 tabindex="-1">Cart</h1>
      <ul>
        <li id="first"><button id="remove-first"></button></li>
        <li id="second"><button id="remove-second"></button></li>
        <li id="third"><button id="remove-third"></button></li>
      </ul>
      <div id="stepper"><button id="fewer"></button><button id="more"></button></div>
    </main>`;
  end = keepFocus();
});
afterEach(() => end());

const element = (id: string): HTMLButtonElement =>
  document.querySelector<HTMLButtonElement>(`#${id}`) ?? expect.fail(id);
const press = (id: string): void => {
  element(id).focus();
  element(id).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
};
const focused = (): string => document.activeElement?.id || document.activeElement?.tagName || '';
const frames = async (): Promise<void> => {
  for (let count = 0; count < 3; count++) await new Promise((done) => requestAnimationFrame(done));
};

test('removing a line by keyboard focuses the next line, or the previous one for the last line', async () => {
  press('remove-second');
  element('second').remove();
  await frames();
  expect(focused()).toBe('remove-third');
  press('remove-third');
  element('third').remove();
  await frames();
  expect(focused()).toBe('remove-first');
});

test('a focused button that becomes disabled hands the focus to its neighbor', async () => {
  press('more');
  element('more').disabled = true;
  await frames();
  expect(focused()).toBe('fewer');
});

test('an emptied section hands the focus to the heading of the page', async () => {
  press('remove-first');
  document.querySelector('ul')?.remove();
  await frames();
  expect(focused()).toBe('H1');
});

test('focus placed by the page itself is kept, and pointer users are left alone', async () => {
  press('remove-first');
  element('first').remove();
  element('menu').focus();
  await frames();
  expect(focused()).toBe('menu');
  element('remove-second').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  element('remove-second').focus();
  element('second').remove();
  await frames();
  expect(focused()).toBe('BODY');
});
