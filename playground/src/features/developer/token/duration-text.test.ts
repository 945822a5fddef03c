import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test('shows hours only from one hour on, rounds seconds up and never goes below zero', () => {
  expect([14_352_000, 247_000, 59_001, 0, -5].map((ms) => durationText(ms, 'en'))).toEqual([
    '3:59:12',
    '4:07',
    '1:00',
    '0:00',
    '0:00',
  ]);
});
