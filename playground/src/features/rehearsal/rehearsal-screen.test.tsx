import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTestedSite, type TestedSite } from '../../testing/screen.tsx';
import { text } from '../../text/text.ts';
import { RehearsalScreen } from './rehearsal-screen.tsx';

let site: TestedSite;
afterEach(() => site.dispose());

const words = text.rehearsal;
const LIMIT = { timeout: 60_000 };

const open = async (journey?: string): Promise<void> => {
  site = createTestedSite({ screens: [{ path: '/rehearsal', Screen: RehearsalScreen }] });
  await site.open('/rehearsal');
  if (journey === undefined) return;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(words.session) })));
  await act(async () => fireEvent.click(await screen.findByRole('option', { name: journey })));
};
const press = (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));
const result = (name: string) => screen.findByRole('region', { name }, LIMIT);
const row = (place: HTMLElement, operation: string) =>
  within(place).getByRole('row', { name: new RegExp(`\\b${operation}\\b.*`) });

test('a program of the first cart is refused from its day on, and the mended program is not', async () => {
  await open();
  expect(screen.getByLabelText(words.codeBefore).textContent).toContain('backend = cartV1');
  await press(words.run);
  const before = await result(words.result);
  expect(within(before).getByText(words.notSame)).toBeTruthy();
  const cells = within(row(before, 'addToCurrentCart')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).slice(1)).toEqual([
    '200',
    words.refusal(404, undefined),
    words.notices.refused,
    'addLineItemsToCurrentCart',
  ]);
  expect(within(before).getByRole('link', { name: 'addLineItemsToCurrentCart' }).getAttribute('href')).toBe(
    '/reference/addLineItemsToCurrentCart',
  );
  expect(screen.getByLabelText(words.codeAfter).textContent).toContain('backend = anyCart');
  await press(words.runMended);
  expect(within(await result(words.resultMended)).getByText(words.same)).toBeTruthy();
});

test('held tickets change on the day of the reservation calls', async () => {
  await open(words.journeys.tickets);
  await press(words.run);
  const before = await result(words.result);
  const [day] = within(before).getAllByRole('article');
  if (!day) return expect.fail('no day');
  expect(within(day).getByRole('heading', { name: /March 31, 2026/ })).toBeTruthy();
  expect(row(day, 'createReservation').textContent).toContain(words.notices.refused);
  await press(words.runMended);
  expect(within(await result(words.resultMended)).getByText(words.same)).toBeTruthy();
});

test('an invitation changes on no day, so that there is nothing to mend', async () => {
  await open(words.journeys.invitation);
  await press(words.run);
  expect(within(await result(words.result)).getByText(words.same)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: words.mend })).toBeNull();
});
