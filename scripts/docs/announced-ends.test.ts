import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readServices } from './operations.ts';

const project = join(import.meta.dirname, '../..');
const textOf = (page: string): string =>
  readFileSync(join(project, 'docs', page), 'utf8').replaceAll(/\s+/g, ' ');

const endOf = (text = ''): string | undefined =>
  /announced\b[^.]*?(\d{4}-\d\d-\d\d)/.exec(text.replaceAll(/\s+/g, ' '))?.[1];

/** Operations whose end the platform has announced, each by itself or with its whole service, and the date. */
const ending = readServices(project).flatMap(({ description, operations }) => {
  const { info } = description as { info?: { description?: string } };
  return operations.flatMap(({ operation: { id, description: own } }) => {
    const end = endOf(own) ?? endOf(info?.description);
    return end ? [{ id, end }] : [];
  });
});

test('the descriptions announce the end of the cart and of reservations', () => {
  const endingOn = (day: string) => ending.filter(({ end }) => end === day).map(({ id }) => id);
  expect(endingOn('2026-03-31')).toEqual(['createReservation', 'cancelReservation']);
  expect(endingOn('2027-02-01')).toHaveLength(9);
});

describe.each(['limits.md', 'migration.md'])('docs/%s says which calls have an announced end', (page) => {
  test.each([...new Set(ending.map(({ end }) => end))])('%s', (end) => {
    expect(textOf(page)).toContain(end);
  });
});

test('docs/tickets.md says that reserving has an announced end', () => {
  expect(textOf('tickets.md')).toContain('announced 2026-03-31 as the end of `createReservation`');
});
