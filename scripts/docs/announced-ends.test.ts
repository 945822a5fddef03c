import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endingsOf, withEndsTable } from './ends-table.ts';
import { readServices } from './operations.ts';

const project = join(import.meta.dirname, '../..');
const pageOf = (name: string): string => readFileSync(join(project, 'docs', name), 'utf8');
const textOf = (page: string): string => pageOf(page).replaceAll(/\s+/g, ' ');

const services = readServices(project);
const endings = endingsOf(services);

/** Operations whose end the platform has announced, and the date. */
const ending = services.flatMap(({ operations }) =>
  operations.flatMap(({ operation: { id, sunset } }) => (sunset ? [{ id, end: sunset.date }] : [])),
);

test('the descriptions announce the end of the cart and of reservations', () => {
  const endingOn = (day: string) => ending.filter(({ end }) => end === day).map(({ id }) => id);
  expect(endingOn('2026-03-31')).toEqual(['createReservation', 'cancelReservation']);
  expect(endingOn('2027-02-01')).toHaveLength(9);
});

test('the descriptions announce the end of two notifications and of single fields', () => {
  const others = endings.filter(({ name }) => !ending.some(({ id }) => id === name));
  const endsOf = (name: string) => others.filter((one) => one.name === name).map(({ sunset }) => sunset.date);
  expect(endsOf('wix.events.ticketing.events.ReservationCreated')).toEqual(['2026-03-31']);
  expect(endsOf('wix.events.ticketing.events.ReservationUpdated')).toEqual(['2026-03-31']);
  expect(endsOf('MembershipOptions.selectedMemberships')).toEqual(['2026-10-01']);
  expect(endsOf('IdentityProfile.phones')).toEqual(['2023-11-01']);
});

test('docs/migration.md has a line for each call, notification and field with an announced end', () => {
  const page = pageOf('migration.md');
  expect(withEndsTable(page, services)).toBe(page);
  expect(page).toContain('| `getCurrentCart` | `carts` | 2027-02-01 | `getCurrentCartV2`');
  expect(page.match(/^\| `[\w.]+` \| `[\w-]+` \| \d{4}-\d\d-\d\d \| .+ \|$/gm)).toHaveLength(endings.length);
});

describe.each(['limits.md', 'migration.md'])('docs/%s says which calls have an announced end', (page) => {
  test.each([...new Set(ending.map(({ end }) => end))])('%s', (end) => {
    expect(textOf(page)).toContain(end);
  });
});

test('docs/tickets.md names the announced end of reserving', () => {
  expect(textOf('tickets.md')).toContain('announced 2026-03-31 as the end of `createReservation`');
});
