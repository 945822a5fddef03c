import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pick } from '../../testing/pick.ts';
import { createTestedSite, type TestedSite } from '../../testing/screen.tsx';
import { text } from '../../text/developer.ts';
import { journeys } from './journeys.ts';
import { RehearsalScreen } from './rehearsal-screen.tsx';
import { recordProgram } from './run-rehearsal.ts';

let site: TestedSite;
afterEach(() => site.dispose());

const words = text.rehearsal;
const LIMIT = { timeout: 60_000 };

const open = async (journey?: string): Promise<void> => {
  site = createTestedSite({ screens: [{ path: '/rehearsal', Screen: RehearsalScreen }] });
  await site.open('/rehearsal');
  if (journey !== undefined) await pick(words.session, journey);
};
const press = (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));
const result = (name: string) => screen.findByRole('region', { name }, LIMIT);
const row = (place: HTMLElement, operation: string) =>
  within(place).getByRole('row', { name: new RegExp(`\\b${operation}\\b.*`) });

test('a program of the first cart is refused from its day on, and the mended program is not', async () => {
  await open();
  expect(screen.getByRole('tabpanel', { name: words.codeBefore }).textContent).toContain('backend = cartV1');
  await press(words.run);
  const before = await result(words.result);
  expect(within(before).getByText(words.notSame)).toBeTruthy();
  const cells = within(row(before, 'addToCurrentCart')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '200',
    words.refusal(404, undefined),
    words.notices.refused,
    'addLineItemsToCurrentCart',
  ]);
  expect(within(before).getByRole('link', { name: 'addLineItemsToCurrentCart' }).getAttribute('href')).toBe(
    '/reference/addLineItemsToCurrentCart',
  );
  expect(screen.getByRole('tabpanel', { name: words.codeAfter }).textContent).toContain('backend = anyCart');
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

test('an opened file and the recording of the playground can both be chosen', async () => {
  await open();
  const recording = await recordProgram(journeys.invitation.run, { afterEnds: false, way: 'not-found' });
  const calls = recording.exchanges.length;
  const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail();
  const file = new File([JSON.stringify(recording)], 'session.json', { type: 'application/json' });
  fireEvent.change(input, { target: { files: [file] } });
  const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: words.session });
  await waitFor(async () =>
    expect((await choice()).selectedOptions[0]?.textContent).toBe(words.opened(calls)),
  );
  const empty = { ...recording, exchanges: [] };
  act(() =>
    site.recorded.set({
      status: 'kept',
      steps: 0,
      kept: { format: 'vitrine-playground-session', start: {}, recording: empty, hash: '' },
    }),
  );
  const options = within(await choice())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(options.slice(-2)).toEqual([words.own(0), words.opened(calls)]);
});

test('an invitation changes on no day, so that there is nothing to mend', async () => {
  await open(words.journeys.invitation);
  await press(words.run);
  expect(within(await result(words.result)).getByText(words.same)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: words.mend })).toBeNull();
});
