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

test('a line that is removed by a key hands the focus to the next one, and the last line to the one before', async () => {
  press('remove-second');
  element('second').remove();
  await frames();
  expect(focused()).toBe('remove-third');
  press('remove-third');
  element('third').remove();
  await frames();
  expect(focused()).toBe('remove-first');
});

test('a button that is shut while it has the focus hands it to its neighbour', async () => {
  press('more');
  element('more').disabled = true;
  await frames();
  expect(focused()).toBe('fewer');
});

test('where nothing is left of a part, the heading of the page has the focus', async () => {
  press('remove-first');
  document.querySelector('ul')?.remove();
  await frames();
  expect(focused()).toBe('H1');
});

test('what places the focus by itself keeps it, and whoever points at things is left alone', async () => {
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
