import { expect, test } from 'vitest';
import { controlsIn, isQuiet, measuredIn, voidGroups, worst } from './outcome.ts';

test.each([
  [1, true],
  [1.049, true],
  [0.951, true],
  [1.051, false],
  [0.949, false],
  [Number.NaN, false],
])('a control of %d: the group counts is %s', (control, quiet) => {
  expect(isQuiet({ control })).toBe(quiet);
});

test('a group without a control counts, because a busy machine does not change it', () => {
  expect(isQuiet({})).toBe(true);
});

test('a control outside its range voids the figures of its own group only', () => {
  const outcomes = {
    sizes: { figures: { t1: 5.5 } },
    calls: { figures: { call: 1.13, heap: 1.19 }, control: 1.02 },
    starts: { figures: { startOne: 1.01 }, control: 1.09 },
  };
  expect(voidGroups(outcomes)).toEqual(['starts']);
  expect(measuredIn(outcomes)).toEqual({ t1: 5.5, call: 1.13, heap: 1.19 });
  expect(controlsIn(outcomes)).toEqual({ calls: 1.02, starts: 1.09 });
});

test('the worst of several controls counts for the group, and a missing control is the worst', () => {
  expect(worst([1.01, 0.93, 1.04])).toBe(0.93);
  expect(worst([1.01, undefined])).toBeNaN();
  expect(worst([undefined, 1.01])).toBeNaN();
});
