/** The pages of J10 to J15 and J23, with the same code over both families of calls. */
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { checkout } from '../../generated/ticketing/operations.ts';
import {
  type BoxOfficeOptions,
  definitionRecord,
  FORM,
  MARA,
  payAt,
} from '../../sandbox/testing/box-office.ts';
import { withServerClock } from '../core/time/server-clock.ts';
import { formatMoney } from '../format/index.ts';
import { ticketsV1 } from '../tickets/backend/tickets-v1.ts';
import { ticketsV2 } from '../tickets/backend/tickets-v2.ts';
import type { TicketsBackend } from '../tickets/backend/types.ts';
import { box } from '../tickets/reservation/testing/box.ts';
import type { TicketPrice } from '../tickets/types.ts';
import {
  bindClient,
  ticketsOnSaleQuery,
  useOrder,
  useRemaining,
  useReservation,
  useTicketPicker,
  useTicketsOnSale,
  VitrineProvider,
} from './index.ts';

afterEach(cleanup);

const MINUTE = 60_000;

const priceText = (price: TicketPrice): string => {
  if (price.kind === 'fixed') return formatMoney(price.price, { locale: 'en' });
  if (price.kind === 'donation') return `from ${formatMoney(price.minimum, { locale: 'en' })}`;
  return price.kind;
};

/** The booking page of a shop: the tickets, the hold with its countdown, and the order. It names no family. */
const Booking = ({ eventId, orderNumber }: { eventId: string; orderNumber?: string | undefined }) => {
  const { tickets: offers, pending } = useTicketsOnSale(eventId);
  const { tickets, pick, ready, request, nextChange } = useTicketPicker(offers, { eventId, perOrder: 10 });
  const { state, reserve, reserveAgain, release, refresh, reservation } = useReservation(eventId);
  const seconds = useRemaining(reservation);
  return (
    <main>
      {pending && <p>Reading the tickets</p>}
      {tickets.map(({ id, name, price, sale, quantity, remaining, stop }) => (
        <p key={id}>
          {[name, priceText(price), sale.state, quantity, remaining ?? 'any', stop ?? 'more'].join(', ')}
          <button onClick={() => pick(id, quantity + 1)}>Add {name}</button>
        </p>
      ))}
      <p>next change {nextChange ?? 'none'}</p>
      <button disabled={!ready} onClick={() => void reserve(request().ticketQuantities)}>
        Reserve
      </button>
      <p>{state.status}</p>
      {state.status === 'held' && (
        <p>
          {`${state.hold.occupied ? 'being paid' : 'yours'}, ${state.hold.invoice?.grandTotal?.value}, `}
          {`${Math.round((seconds ?? 0) / 60)} minutes`}
        </p>
      )}
      {state.status === 'failed' &&
        state.gone.map(({ name, asked, left }) => <p key={name}>{`${name}: ${left} of ${asked}`}</p>)}
      <button onClick={() => void reserveAgain()}>Try again</button>
      <button onClick={() => void release()}>Give back</button>
      <button onClick={() => void refresh()}>Look</button>
      {orderNumber !== undefined && <Order eventId={eventId} orderNumber={orderNumber} />}
    </main>
  );
};

const Order = (order: { eventId: string; orderNumber: string }) => {
  const { state } = useOrder(order);
  if (state.status !== 'ready') return <p>order {state.status}</p>;
  return <p>{`order ready, ${state.tickets.filter(({ checkInUrl }) => checkInUrl !== '').length} codes`}</p>;
};

const definitions = [
  definitionRecord('seat', { capacity: 3 }),
  definitionRecord('free', { orderIndex: 1, price: { type: 'free' } }),
  definitionRecord('gift', { orderIndex: 2, price: { type: 'donation', least: '5' } }),
  definitionRecord('gone', { orderIndex: 3, capacity: 0 }),
];

/** A person on the booking page of one family, and everything that the page has shown. */
const person = async (tickets: TicketsBackend, options: BoxOfficeOptions = {}) => {
  const office = await box({ tickets: definitions, ...options });
  const client = withServerClock(office.client, office.time);
  const queryClient = new QueryClient();
  /** Waits until the page has nothing more to read. */
  const settled = async (): Promise<void> => {
    do {
      await office.device.answers();
      await new Promise((resolve) => setTimeout(resolve));
    } while (queryClient.isFetching() > 0);
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <VitrineProvider client={client} queryClient={queryClient} tickets={tickets}>
        {children}
      </VitrineProvider>
    </StrictMode>
  );
  const page = render(<Booking eventId={office.eventId} />, { wrapper });
  const seen: string[] = [];
  const lines = () =>
    screen
      .getAllByText(/./, { selector: 'p' })
      .map(({ firstChild, textContent }) =>
        firstChild?.nextSibling instanceof HTMLElement ? String(firstChild.textContent) : textContent,
      );
  const look = async (): Promise<void> => {
    await act(settled);
    seen.push(lines().join(' | '));
  };
  await look();
  return {
    ...office,
    client,
    seen,
    page,
    look,
    press: async (...names: string[]) => {
      for (const name of names)
        await act(async () => {
          screen.getByText(name).click();
          await settled();
        });
      await look();
    },
    pass: async (by: number) => {
      await act(() => office.sleep(by));
      await look();
    },
    /** The id of the held reservation, as the sandbox has it. */
    heldId: () => Object.values(office.sandbox.state.reservations).at(-1)?.id ?? expect.fail('no hold'),
    showOrder: async (orderNumber: string) => {
      page.rerender(<Booking eventId={office.eventId} orderNumber={orderNumber} />);
      await look();
    },
  };
};

type Person = Awaited<ReturnType<typeof person>>;

const order = async ({ client, eventId, heldId }: Person, more: object = {}): Promise<string> => {
  const body = { eventId, reservationId: heldId(), buyer: MARA, guests: [FORM], ...more };
  return (await checkout(body, { client })).order?.orderNumber ?? '';
};

/** The journeys, with the end of the last page that the person must see on both families. */
const journeys: Readonly<Record<string, readonly [end: string, play: (one: Person) => Promise<void>]>> = {
  'J10, the tickets on sale': [
    'gone, €45.00, sold-out, 0, 0, remaining | next change none | idle',
    async ({ press, reserve, want, look }) => {
      await press('Add seat', 'Add gift', 'Add gone');
      await reserve([want('free')]);
      await look();
    },
  ],
  'J11, a hold that expires and is taken again': [
    'held | yours, 90.00, 20 minutes',
    async ({ press, pass, definition }) => {
      await press('Add seat', 'Add seat', 'Reserve');
      expect(definition('seat').held).toBe(2);
      await pass(15 * MINUTE);
      await pass(6 * MINUTE);
      expect(definition('seat').held).toBe(0);
      await press('Try again');
      expect(definition('seat').held).toBe(2);
    },
  ],
  'J11, a hold that is given back': [
    'released',
    async ({ press, definition, seen }) => {
      await press('Add seat', 'Reserve');
      expect(seen.at(-1)).toContain('seat, €45.00, open, 1, 2, more');
      await press('Give back');
      expect(seen.at(-1)).toContain('seat, €45.00, open, 1, 3, more');
      expect(definition('seat').held).toBe(0);
    },
  ],
  'J11, tickets that others take first': [
    'failed | seat: 0 of 3',
    async ({ press, pass, reserve, want }) => {
      await press('Add seat', 'Add seat', 'Add seat', 'Reserve');
      await pass(21 * MINUTE);
      expect((await reserve([want('seat', 3)])).status).toBe(200);
      await press('Try again');
    },
  ],
  'J12, the price of the held tickets': [
    'held | yours, 50.00, 20 minutes',
    async ({ press }) => {
      await press('Add seat', 'Add gift', 'Reserve');
    },
  ],
  'J13, an order of free tickets': [
    'ordered | order ready, 1 codes',
    async (one) => {
      await one.press('Add free', 'Reserve');
      const number = await order(one);
      await one.press('Look');
      await one.showOrder(number);
      await one.pass(MINUTE);
    },
  ],
  'J13, an order after the end of the hold': [
    'expired',
    async (one) => {
      await one.press('Add free', 'Reserve');
      await one.pass(21 * MINUTE);
      await expect(order(one)).rejects.toMatchObject({ code: 'RESERVATION_NOT_FOUND' });
      await one.look();
    },
  ],
  'J14, paying on another page, and coming back by oneself': [
    'ordered | order issuing',
    async (one) => {
      await one.press('Add seat', 'Reserve');
      const number = await order(one);
      await one.press('Look');
      payAt(one.sandbox, number, 'pay');
      await one.press('Look');
      await one.showOrder(number);
    },
  ],
  'J14, a payment that is declined': [
    'held | yours, 45.00, 20 minutes | order declined',
    async (one) => {
      await one.press('Add seat', 'Reserve');
      const number = await order(one);
      payAt(one.sandbox, number, 'decline');
      await one.press('Look');
      await one.showOrder(number);
    },
  ],
  'J15, the codes of the tickets': [
    'order ready, 2 codes',
    async (one) => {
      await one.press('Add seat', 'Add seat', 'Reserve');
      const number = await order(one);
      payAt(one.sandbox, number, 'pay');
      await one.showOrder(number);
      await one.pass(MINUTE);
    },
  ],
  'J23, tickets that are held by a visitor who signs in and orders': [
    'order ready, 1 codes',
    async (one) => {
      await one.press('Add free', 'Reserve');
      const { client, sandbox } = one;
      const held = sandbox.state.reservations[one.heldId()];
      expect(held).toBeTruthy();
      await act(async () => {
        const tokens = await client.session.getTokens();
        if (tokens)
          await client.session.setTokens({
            ...tokens,
            refreshToken: { ...tokens.refreshToken, role: 'member' },
          });
        await one.device.answers();
      });
      await one.look();
      await one.showOrder(await order(one));
      await one.pass(MINUTE);
    },
  ],
};

const play = async (journey: (one: Person) => Promise<void>, backend: TicketsBackend) => {
  const one = await person(backend);
  await journey(one);
  expect(one.seen[0]).toContain('seat, €45.00, open, 0, 3, more');
  cleanup();
  return { seen: one.seen, calls: one.calls };
};

describe('the booking page shows the same on both families of calls', () => {
  test.each(Object.entries(journeys))('in %s', async (_name, [end, journey]) => {
    const first = await play(journey, ticketsV1);
    const second = await play(journey, ticketsV2);
    expect(second.seen).toEqual(first.seen);
    expect(first.seen.at(-1)?.endsWith(end), first.seen.at(-1)).toBe(true);
    expect(first.calls.some((call) => call.includes('ticket-reservations'))).toBe(false);
    expect(second.calls.some((call) => call.includes('checkout/reservations'))).toBe(false);
  });
});

test.each([ticketsV1, ticketsV2])(
  'a server renders the tickets that a loader has read, with $name',
  async (backend) => {
    const { client, eventId } = await box({ tickets: definitions });
    const queryClient = bindClient(new QueryClient(), client);
    await queryClient.prefetchQuery(ticketsOnSaleQuery(eventId, { backend }));
    const List = () => (
      <p>
        {useTicketsOnSale(eventId, { backend })
          .tickets.map(({ name }) => name)
          .join(', ')}
      </p>
    );
    const html = renderToString(
      <VitrineProvider client={client} queryClient={queryClient}>
        <List />
      </VitrineProvider>,
    );
    expect(html).toContain('seat, free, gift, gone');
  },
);
