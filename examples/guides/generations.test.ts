import { expect, test } from 'vitest';
import { createClient, oauth } from 'vitrine';
import { getEventBySlug } from 'vitrine/events-v3';
import { createRecorder, createSandbox, rehearse, type SandboxOptions } from 'vitrine/sandbox';
import { anyCart, type CartBackend, cartV1, cartV2 } from 'vitrine/state';
import { bothViews, cards, changesIn, endsOf, fill, hold } from './generations.ts';
import { clientId } from './site.ts';

/** A client of a sandbox of its own, and the recorder of its calls. */
const visit = (options: SandboxOptions = {}) => {
  const sandbox = createSandbox({ seed: 7, onWarning: () => undefined, ...options });
  const recorder = createRecorder({
    fetch: (request) => sandbox.fetch(request),
    now: () => sandbox.clock.now(),
  });
  return { client: createClient({ auth: oauth({ clientId }), fetch: recorder.fetch }), recorder };
};
const afterTheEnd = { clock: { kind: 'frozen', start: Date.parse('2027-02-01T00:00:00Z') } } as const;

test('the ends of a service are data', () => {
  expect(endsOf('carts')).toHaveLength(9);
  expect(endsOf('ticketing')).toEqual([
    'createReservation until 2026-03-31, then: createTicketReservation',
    'cancelReservation until 2026-03-31, then: cancelTicketReservation',
  ]);
});

test('one page shows the same cards on a site of either catalog', async () => {
  const [first, second] = await Promise.all(
    ['fresh-shop', 'v3-shop'].map((scenario) => cards(visit({ scenario }).client)),
  );
  expect(first).toHaveLength(3);
  expect(second).toEqual(first);
});

test.each([
  ['cartV1', cartV1],
  ['cartV2', cartV2],
  ['anyCart', anyCart],
])('%s fills a cart that both families show with the same ids, quantities and prices', async (_, backend) => {
  const { client } = visit();
  const { outcome } = await fill(client, backend, 'oak-board');
  expect(outcome).toBe('applied');
  const { ids, quantity, price } = await bothViews(client);
  expect(ids[0]).toBe(ids[1]);
  expect(quantity).toEqual([2, 2]);
  expect(Number(price[0])).toBe(Number(price[1]));
});

test('tickets are held by the second family', async () => {
  const { client } = visit();
  const { event } = await getEventBySlug('glazing-for-beginners', {}, { client });
  if (!event) throw new Error('The answer has no event.');
  const { result, reservation } = await hold(client, event.id);
  expect(result.outcome).toBe('held');
  await reservation.release();
});

const rehearsalOf = async (backend: CartBackend) => {
  const { client, recorder } = visit(afterTheEnd);
  const { outcome, cart } = await fill(client, backend, 'oak-board');
  const recording = await recorder.recording();
  return { outcome, count: cart.getSnapshot().count, recording, ...(await rehearse(recording)) };
};

test('a program with the first cart only fails the rehearsal, and the same program with anyCart passes', async () => {
  const first = await rehearsalOf(cartV1);
  expect([first.outcome, first.same]).toEqual(['failed', false]);
  const any = await rehearsalOf(anyCart);
  expect([any.outcome, any.count, any.same]).toEqual(['applied', 2, true]);

  expect(await changesIn(JSON.stringify(first.recording))).toContain('2027-02-01 addToCurrentCart refused');
});
