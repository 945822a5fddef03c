import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useQueryAvailableTickets } from '../../generated/ticketing/queries.ts';
import { reservationOf } from '../tickets/reservation/shared.ts';
import { box } from '../tickets/reservation/testing/box.ts';
import { type BoxOfficeOptions, definitionRecord, payAt } from '../../sandbox/testing/box-office.ts';
import { withServerClock } from '../core/time/server-clock.ts';
import { useHolds, useOrder, useRemaining, useReservation, useServerTime, VitrineProvider } from './index.ts';

afterEach(cleanup);

const MINUTE = 60_000;

/** A box office with components whose hooks use its clock. */
const page = async (options: BoxOfficeOptions = {}) => {
  const office = await box(options);
  const client = withServerClock(office.client, office.time);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <VitrineProvider client={client}>{children}</VitrineProvider>
    </StrictMode>
  );
  const { eventId, want } = office;
  const warnings: number[] = [];
  const drawn = vi.fn<(status: string) => void>();
  const Left = ({ reservation }: Pick<ReturnType<typeof useReservation>, 'reservation'>) => (
    <p>left {useRemaining(reservation) ?? 'unknown'}</p>
  );
  const warn = (left: number) => warnings.push(left);
  const Book = () => {
    const { state, reserve, draft, setDraft, reservation } = useReservation(eventId, { onWarning: warn });
    drawn(state.status);
    return (
      <>
        <p>{state.status}</p>
        <p>{draft['name'] === undefined ? 'nobody' : JSON.stringify(draft['name'])}</p>
        <Left reservation={reservation} />
        <button onClick={() => void reserve([want('seat', 2)])}>Reserve</button>
        <button onClick={() => setDraft({ name: 'Mara' })}>Type</button>
      </>
    );
  };
  const Chip = () => (
    <>
      {useHolds().map((hold) => (
        <button key={hold.eventId} onClick={() => void hold.release()}>
          Release
        </button>
      ))}
    </>
  );
  const press = async (name: string) => {
    await act(async () => {
      screen.getByText(name).click();
      await office.device.answers();
    });
  };
  return {
    ...office,
    client,
    wrapper,
    Book,
    Chip,
    press,
    warnings,
    drawn,
    pass: (by: number) => act(() => office.pass(by)),
  };
};

test('a booking page counts down without rendering its form each second', async () => {
  const { Book, wrapper, press, pass, drawn } = await page();
  render(<Book />, { wrapper });
  expect(screen.getByText('left unknown')).toBeTruthy();
  await press('Reserve');
  expect(screen.getByText('held')).toBeTruthy();
  drawn.mockClear();
  await pass(61_000);
  expect(screen.getByText(/left 11(38|39|40)/)).toBeTruthy();
  expect(drawn).not.toHaveBeenCalled();
});

test('after leaving the page no warning is called; a buyer who returns finds the hold and the input', async () => {
  const { Book, Chip, wrapper, press, pass, warnings, device } = await page();
  const first = render(<Book />, { wrapper });
  await press('Reserve');
  await press('Type');
  first.unmount();
  expect(device.running()).toBe(0);
  const shop = render(<Chip />, { wrapper });
  expect(screen.getByText('Release')).toBeTruthy();
  await pass(16 * MINUTE);
  expect(warnings).toEqual([]);
  shop.unmount();
  render(<Book />, { wrapper });
  expect(screen.getByText('held')).toBeTruthy();
  expect(screen.getByText('"Mara"')).toBeTruthy();
});

test('a hold that another component releases shows as released on the booking page', async () => {
  const { Book, Chip, wrapper, press } = await page();
  render(
    <>
      <Book />
      <Chip />
    </>,
    { wrapper },
  );
  await press('Reserve');
  await press('Release');
  expect(screen.getByText('released')).toBeTruthy();
  expect(screen.queryByText('Release')).toBeNull();
});

test('the list of tickets is read again when a hold begins and when it ends', async () => {
  const { Book, wrapper, press, pass, eventId } = await page({
    tickets: [definitionRecord('seat', { capacity: 3 })],
  });
  const Stock = () => {
    const { data } = useQueryAvailableTickets({ filter: { eventId }, limit: 10, offset: 0 });
    return <p>stock {data?.definitions[0]?.limitPerCheckout}</p>;
  };
  render(
    <>
      <Book />
      <Stock />
    </>,
    { wrapper },
  );
  expect(await screen.findByText('stock 3')).toBeTruthy();
  await press('Reserve');
  expect(await screen.findByText('stock 1')).toBeTruthy();
  await pass(20 * MINUTE);
  expect(screen.getByText('expired')).toBeTruthy();
  expect(await screen.findByText('stock 3')).toBeTruthy();
});

test('a server renders no time, and the page is hydrated without a mismatch', async () => {
  const { Book, Chip, wrapper: Wrapper, want, eventId, client, device } = await page();
  const Now = () => <p>now {useServerTime() ?? 'unknown'}</p>;
  const app = (
    <Wrapper>
      <Book />
      <Chip />
      <Now />
    </Wrapper>
  );
  const html = renderToString(app);
  expect(html).toContain('idle');
  // The browser already has held tickets when it hydrates the page.
  await reservationOf(client, { eventId }).reserve([want('seat')]);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const problems: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, app, { onRecoverableError: (error) => problems.push(error) }),
  );
  await act(() => device.answers());
  expect([problems, errors.mock.calls]).toEqual([[], []]);
  expect(place.textContent).toContain('held');
  expect(place.textContent).toMatch(/left 1200|left 1199/);
  expect(place.textContent).not.toContain('now unknown');
  await act(async () => root.unmount());
  expect(device.running()).toBe(0);
});

test('an order shows the progress of its tickets, and its timers stop when the page is left', async () => {
  const { buy, want, wrapper, sandbox, eventId, pass, device } = await page();
  const orderNumber = await buy([want('seat', 2)]);
  payAt(sandbox, orderNumber, 'pay');
  const Order = () => {
    const { state } = useOrder({ eventId, orderNumber });
    return <p>{state.status}</p>;
  };
  const { unmount } = render(<Order />, { wrapper });
  expect(screen.getByText('loading')).toBeTruthy();
  await pass(0);
  expect(screen.getByText('issuing')).toBeTruthy();
  await pass(10_000);
  expect(screen.getByText('ready')).toBeTruthy();
  unmount();
  expect(device.running()).toBe(0);
});
