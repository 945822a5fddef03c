import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rows } from './figures.ts';
import { recorded, withFigures } from './record.ts';
import { asText, broken } from './table.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');

test('the page shows the figures of the run that was kept', () => {
  expect(withFigures(page, recorded())).toBe(page);
});

test('every figure was measured, and what users get holds its budget', () => {
  const { figures } = recorded();
  expect(rows.filter(({ id }) => figures[id] === undefined)).toEqual([]);
  const forUsers = rows.filter(({ group }) => group !== 'project').map(({ id }) => [id, figures[id]]);
  expect(broken(Object.fromEntries(forUsers))).toEqual([]);
});

test('a figure beyond its budget is named with both, also where more is better', () => {
  expect(broken({ t1: 5.504, call: 1.61, sandboxRate: 0.05 })).toEqual([
    'Time of a call in the process (ratio): 1.61, must 1.6',
    'Cart reads of the sandbox, as a share of the rate of a bare server: 0.05, must 0.1',
  ]);
});

test('the table has a budget and the peers beside what was measured, and tells what came of it', () => {
  expect(asText({ call: 1.5 }).split('\n')[1]?.replaceAll(/ +/g, ' ')).toBe(
    'Time of a call in the process (ratio) 1.50 1.6 1.4 3.55 1.27 1.39 holds',
  );
  expect(asText({ call: 1.4 })).toContain('aim reached');
});
