import { createAccount } from '../../src/account/account.ts';
import { anyCart } from '../../src/cart/any-cart.ts';
import type { CartBackend } from '../../src/cart/backend.ts';
import { cartV1 } from '../../src/cart/cart-v1.ts';
import { cartV2 } from '../../src/cart/cart-v2.ts';
import { createCart } from '../../src/cart/cart.ts';
import { createAnyCatalog } from '../../src/catalog/any-catalog.ts';
import type { CatalogBackend } from '../../src/catalog/backend.ts';
import { catalogV1 } from '../../src/catalog/catalog-v1.ts';
import { catalogV3 } from '../../src/catalog/catalog-v3.ts';
import { categoryTree } from '../../src/catalog/category-tree.ts';
import { plainReference } from '../../src/catalog/choices-reference.ts';
import { createProductChoices } from '../../src/catalog/product-choices.ts';
import { createProductOptions } from '../../src/catalog/product-options.ts';
import { isJsonObject } from '../../src/core/json.ts';
import type { CallClient } from '../../src/core/types.ts';
import { items, pages } from '../../src/paging/pages.ts';
import type { TicketsBackend } from '../../src/tickets/backend/types.ts';
import { ticketsV1 } from '../../src/tickets/backend/tickets-v1.ts';
import { ticketsV2 } from '../../src/tickets/backend/tickets-v2.ts';
import { createOrderWatch } from '../../src/tickets/order-watch.ts';
import { createReservation } from '../../src/tickets/reservation/reservation.ts';
import { rsvpManager } from '../../src/tickets/rsvp/manager.ts';
import { createRsvpReply } from '../../src/tickets/rsvp/reply.ts';
import { createTicketPicker } from '../../src/tickets/ticket-picker.ts';
import { getProduct, queryProducts } from '../../generated/catalog-v1/operations.ts';
import { searchProducts } from '../../generated/catalog-v3/operations.ts';
import { queryAvailableTickets } from '../../generated/ticketing/operations.ts';

/** A part of a page, which returns everything that it would show. */
type Program = (client: CallClient) => Promise<unknown>;

const ID = '8046df3c-7575-4098-a5ab-c91ad8f33c47';
const tickets = [{ ticketDefinitionId: ID, quantity: 2 }];
const reference = { catalogReference: { appId: ID, catalogItemId: ID }, quantity: 1 };

const catalogPrograms = (name: string, make: () => CatalogBackend): [string, Program][] => [
  [
    `${name}.products`,
    async (client) => {
      const page = await make().products({ total: true }, { client });
      return [page, page.products.map((product) => plainReference(product) ?? null)];
    },
  ],
  [
    `${name}.product by id`,
    async (client) => {
      const product = await make().product({ id: ID }, { client });
      return product && [product, createProductChoices(product).getSnapshot()];
    },
  ],
  [`${name}.product by slug`, (client) => make().product({ slug: 'oak-board' }, { client })],
  [`${name}.categories`, async (client) => categoryTree(await make().categories({ client }))],
];

const ticketPrograms = (backend: TicketsBackend): [string, Program][] => {
  const reserve = async (client: CallClient) => {
    const reservation = createReservation(client, { eventId: ID, backend });
    const leave = [reservation.subscribe(() => {}), reservation.remaining.subscribe(() => {})];
    const outcome = await reservation.reserve(tickets);
    const shown = [reservation.getSnapshot(), reservation.remaining.getSnapshot()];
    const asked = [await reservation.refresh(), reservation.remaining.getSnapshot()];
    const released = [await reservation.release(), reservation.getSnapshot()];
    for (const stop of leave) stop();
    reservation.dispose();
    return { outcome, shown, asked, released };
  };
  return [
    [
      `tickets${backend.name}.onSale`,
      async (client) => {
        const picker = createTicketPicker(await backend.onSale(ID, { client }), { eventId: ID });
        return picker.getSnapshot();
      },
    ],
    [`tickets${backend.name}.hold`, (client) => backend.hold({ eventId: ID, tickets }, { client })],
    [`tickets${backend.name}.find`, (client) => backend.find({ id: ID, eventId: ID }, { client })],
    [`tickets${backend.name}.release`, (client) => backend.release({ id: ID, eventId: ID }, { client })],
    [`a reservation over tickets${backend.name}`, reserve],
    [
      `a resumed reservation over tickets${backend.name}`,
      async (client) => createReservation(client, { eventId: ID, backend }).resume(ID),
    ],
  ];
};

const cartPrograms = (name: string, backend: CartBackend): [string, Program][] => [
  [
    `a page of a cart over ${name}`,
    async (client) => {
      const cart = createCart(client, { backend });
      const totals = cart.totals();
      const leave = [cart.subscribe(() => {}), totals.subscribe(() => {})];
      const shown: unknown[] = [await cart.settled()];
      for (const edit of [
        () => cart.add([reference]),
        () => cart.setQuantity(cart.getSnapshot().lines[0]?.id ?? ID, 2),
        () => cart.remove(cart.getSnapshot().lines[0]?.id ?? ID),
        () => cart.applyCoupon('SUMMER'),
        () => cart.removeCoupon(),
        () => cart.setNote('Ring twice'),
        () => cart.setDetails({ contactInfo: { contactDetails: { firstName: 'Mara' } } }),
        () => cart.removeUnavailable(),
      ])
        shown.push(await edit(), cart.getSnapshot());
      shown.push(await cart.settled(), totals.getSnapshot());
      for (const stop of leave) stop();
      return shown;
    },
  ],
  [
    `checkout() over ${name}`,
    async (client) => {
      const id: unknown = await createCart(client, { backend }).checkout();
      return typeof id === 'string' && id !== '' ? id : new TypeError(`resolved to ${JSON.stringify(id)}`);
    },
  ],
  [`the estimate of ${name}`, (client) => backend.estimate({}, { client })],
];

/** Everything above single calls, as a page uses it. */
export const programs: readonly (readonly [string, Program])[] = [
  ...catalogPrograms('catalogV1', () => catalogV1),
  ...catalogPrograms('catalogV3', () => catalogV3),
  ...catalogPrograms('anyCatalog', () => createAnyCatalog()),
  ...ticketPrograms(ticketsV1),
  ...ticketPrograms(ticketsV2),
  ...cartPrograms('cartV1', cartV1),
  ...cartPrograms('cartV2', cartV2),
  ...cartPrograms('anyCart', anyCart),
  [
    'the options of a product of the first catalog',
    async (client) => {
      const { product } = (await getProduct(ID, {}, { client })) ?? {};
      return isJsonObject(product) ? createProductOptions(product, { appId: ID }).getSnapshot() : undefined;
    },
  ],
  [
    'the picker over definitions of the first family',
    async (client) => {
      const answer = await queryAvailableTickets({ filter: { eventId: ID } }, { client });
      const definitions: unknown = answer?.definitions;
      const isList = Array.isArray(definitions) && definitions.every((one) => one && typeof one === 'object');
      return isList ? createTicketPicker(answer.definitions, { eventId: ID }).getSnapshot() : undefined;
    },
  ],
  [
    'the pages of a call',
    async (client) => {
      let count = 0;
      for await (const _ of pages(queryProducts, { query: {} }, { client })) if (++count > 2) break;
      return count;
    },
  ],
  [
    'the items of a call',
    async (client) => {
      let count = 0;
      for await (const _ of items(searchProducts, { search: {} }, { client })) if (++count > 2) break;
      return count;
    },
  ],
  [
    'the order of a page',
    async (client) => createOrderWatch(client, { eventId: ID, orderNumber: '1' }).refresh(),
  ],
  [
    'a reply to an invitation',
    async (client) => {
      const reply = createRsvpReply(client, { eventId: ID, manage: rsvpManager(client) });
      const guest = {
        status: 'YES',
        firstName: 'Mara',
        lastName: 'Lindt',
        email: 'mara@example.com',
      } as const;
      const shown: unknown[] = [await reply.refresh(), await reply.answer(guest), reply.getSnapshot()];
      shown.push(await reply.change({ firstName: 'Ada' }), reply.getSnapshot());
      shown.push(await reply.withdraw(), reply.getSnapshot());
      return shown;
    },
  ],
  [
    'the account of a member',
    async (client) => {
      const account = createAccount(client);
      const shown: unknown[] = [await account.refresh()];
      shown.push(await account.save({ contact: { firstName: 'Ada' } }), account.getSnapshot());
      return shown;
    },
  ],
];
