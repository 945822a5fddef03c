import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rows } from './figures.ts';
import { isQuiet, timed } from './outcome.ts';
import { merged, recorded, withFigures } from './record.ts';
import { broken } from './table.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');

test('the page shows the figures of the recorded run', () => {
  expect(withFigures(page, recorded())).toBe(page);
});

test('every figure of the page was measured on a quiet machine, and every figure of the package holds its budget', () => {
  const { controls, figures } = recorded();
  const measured = rows.filter(({ id }) => figures[id] !== undefined);
  for (const group of timed.filter((name) => measured.some((row) => row.group === name)))
    expect(isQuiet({ control: controls[group] ?? Number.NaN }), `control of ${group}`).toBe(true);
  const forUsers = measured.filter(({ group }) => group !== 'project').map(({ id }) => [id, figures[id]]);
  expect(broken(Object.fromEntries(forUsers))).toEqual([]);
});

test('the page names the figures without a measurement', () => {
  const missing = rows.filter(({ id }) => recorded().figures[id] === undefined).map(({ name }) => name);
  const said = page.split('\n').find((line) => line.startsWith('Not measured')) ?? '';
  expect(missing.filter((name) => !said.includes(name))).toEqual([]);
});

const run = { day: '2026-12-01', machine: { cores: 2, node: '24.21.0', system: 'linux x64' } };
const before = {
  ...run,
  day: '2026-11-01',
  controls: { calls: 1.01, starts: 1 },
  figures: { call: 1.13, startOne: 1.5 },
};

test('a void group is not written: its figures and its control stay unchanged', () => {
  const outcomes = {
    calls: { figures: { call: 1.05 }, control: 1.08 },
    starts: { figures: { startOne: 1.101 }, control: 1.02 },
  };
  expect(merged(before, outcomes, run)).toEqual({
    ...run,
    controls: { calls: 1.01, starts: 1.02 },
    figures: { call: 1.13, startOne: 1.11 },
  });
});

test('the figures of another machine are dropped', () => {
  const machine = { ...run.machine, cores: 8 };
  const outcomes = { calls: { figures: { call: 1.05 }, control: 1.01 } };
  expect(merged(before, outcomes, { ...run, machine })).toMatchObject({
    controls: { calls: 1.01 },
    figures: { call: 1.05 },
  });
});
