import { afterEach, expect, test } from 'vitest';
import { createPressWatch } from './press-watch.ts';

afterEach(() => document.body.replaceChildren());

const buttonOf = (name: string): HTMLButtonElement => {
  const button = document.createElement('button');
  button.setAttribute('aria-label', name);
  document.body.append(button);
  return button;
};

const stage = () => {
  const clock = { ms: 0 };
  const watch = createPressWatch(document, () => clock.ms);
  const press = (name: string) =>
    buttonOf(name).dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
  return { clock, watch, press };
};

test('a press causes the calls of a short time, and those that follow from their responses', () => {
  const { clock, watch, press } = stage();
  press('Add to cart');
  const pressed = watch.current();
  expect(pressed?.name).toBe('Add to cart');
  clock.ms = 1000;
  expect(watch.current()).toBe(undefined);
  pressed?.extend();
  clock.ms = 1500;
  expect(watch.current()).toBe(pressed);
});

test('a response to the previous press does not extend the time of the next one', () => {
  const { clock, watch, press } = stage();
  press('Add to cart');
  const first = watch.current();
  press('Remove');
  clock.ms = 1000;
  first?.extend();
  expect(watch.current()).toBe(undefined);
});
