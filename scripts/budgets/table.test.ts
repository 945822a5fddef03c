import { expect, test } from 'vitest';
import { asMarkdown, asText, broken, holds, verdict } from './table.ts';

/** A line of the table with single spaces. */
const line = (text: string, name: string): string | undefined =>
  text
    .split('\n')
    .find((one) => one.startsWith(name))
    ?.replaceAll(/ +/g, ' ');

test('a row has the budget and the peers beside the figure, and a verdict', () => {
  expect(line(asText({ call: 1.13 }), 'Time of a call (ratio)')).toBe(
    'Time of a call (ratio) 1.13 1.2 1.1 3.06 1.11 1.14 holds',
  );
  expect(line(asText({ call: 1.1 }), 'Time of a call (ratio)')).toContain('aim reached');
});

test('a figure just beyond its budget does not hold: it is not rounded in our favor', () => {
  expect(
    broken({ zod: 9.9001, webhooks: 10.38, call: 1.201, sandboxReads: 0.1999, sandboxWrites: 0.2 }),
  ).toEqual([
    'A zod schema (KB): 9.91, must 9.9',
    'Time of a call (ratio): 1.21, must 1.2',
    'Reads of the sandbox (share of a rate): 0.19, must 0.2',
  ]);
});

test('a figure that misses its required value is marked, and fails only beyond the value at which it is held', () => {
  const figure = { name: 'Held', madeOf: '', group: 'sizes', decimals: 2, must: 20, heldAt: 20.6 } as const;
  expect(verdict(figure, 20.5)).toBe('not yet; held at 20.6');
  expect(holds(figure, 20.5)).toBe(true);
  expect(verdict(figure, 20.61)).toBe('DOES NOT HOLD');
  expect(holds(figure, 20.61)).toBe(false);
  expect(verdict(figure, 20)).toBe('holds');
});

test('a size may grow by 2 %, and a row says why it last grew', () => {
  const figure = { name: 'Held', madeOf: '', group: 'sizes', decimals: 2, must: 20, landed: 20.5 } as const;
  expect(verdict(figure, 20.91)).toBe('not yet; held at 20.91');
  expect(verdict(figure, 20.92)).toBe('DOES NOT HOLD');
  expect(verdict({ ...figure, landed: 19 }, 19.39)).toBe('DOES NOT HOLD');
});

test('a timed group has its control below it', () => {
  const text = asText({ call: 1.13, t1: 5.5 }, { calls: 1.012 });
  expect(line(text, 'Control of calls')).toBe(
    'Control of calls: bare against bare 1.012 0.95 to 1.05 – – – – quiet',
  );
});

test('a void group shows its control and none of its figures', () => {
  const text = asText({ call: 1.13, t1: 5.5 }, { calls: 1.062 });
  expect(line(text, 'Control of calls')).toContain('void: machine too noisy');
  expect(line(text, 'Time of a call')).toBeUndefined();
  expect(line(text, 'Read the cart')).toBeDefined();
});

test('the page explains the measurement of each row', () => {
  expect(asMarkdown({ files: 1_234 }, {})).toContain(
    '\n- … number of their files: all files below `node_modules`.',
  );
});
