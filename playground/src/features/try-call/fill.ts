import { isObject } from '../../lib/trees.ts';
import type { CallArguments } from '../../try/fields.ts';

/** The part of the sandbox's state that provides the arguments of calls. */
export interface Known {
  readonly products: readonly {
    readonly id: string;
    readonly manageVariants: boolean;
    readonly inStock: boolean;
    readonly pictures: readonly { readonly id: string }[];
    readonly options: readonly {
      readonly name: string;
      readonly choices: readonly { readonly description: string }[];
    }[];
    readonly variants: readonly { readonly id: string }[];
  }[];
  readonly collections: readonly { readonly id: string; readonly slug: string }[];
  readonly members: readonly {
    readonly id: string;
    readonly email: string;
    readonly emailVerified: boolean;
  }[];
  readonly mails: readonly { readonly secret?: string | null }[];
  readonly events: Readonly<
    Record<
      string,
      { readonly id: string; readonly status: string; readonly about: { readonly slug?: string } }
    >
  >;
  readonly ticketDefinitions: Readonly<Record<string, { readonly id: string; readonly eventId: string }>>;
  readonly reservations: Readonly<
    Record<string, { readonly id: string; readonly eventId: string; readonly orderNumber: string | null }>
  >;
  readonly ticketOrders: Readonly<
    Record<string, { readonly orderNumber: string; readonly eventId: string; readonly status: string }>
  >;
  readonly backInStockRequests: Readonly<Record<string, { readonly id: string }>>;
}

/** A call from the OpenAPI files, with its example. */
export interface Shown {
  readonly id: string;
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly example: {
    readonly path: Readonly<Record<string, unknown>>;
    readonly query: Readonly<Record<string, unknown>>;
    readonly body: unknown;
  };
}

/** Order status that a call requires. */
const orderStatus: Readonly<Record<string, string>> = {
  captureAuthorizedPayment: 'AUTHORIZED',
  voidAuthorizedPayment: 'AUTHORIZED',
  confirmOrder: 'INITIATED',
  updateCheckout: 'INITIATED',
};

/** Event status that a call requires. */
const eventStatus: Readonly<Record<string, string>> = { publishDraftEvent: 'DRAFT' };

/** Values of `{id}` in a path, by the segment before it. */
const pathIds: readonly (readonly [pattern: RegExp, find: (ids: Ids) => string | undefined])[] = [
  [/products\/\{id\}/, ({ product }) => product],
  [/collections\/\{id\}/, ({ collection }) => collection],
  [/variants\/\{id\}/, ({ variant }) => variant],
  [/reservations\/\{id\}/, ({ reservationId }) => reservationId],
  [/back-in-stock-notification-requests\/\{id\}/, ({ request }) => request],
];

type Ids = ReturnType<typeof idsOf>;

/** URLs of the sample shop in the examples; replaced by the origin of this page. */
const SAMPLE = /^https:\/\/www\.linen-and-oak\.shop/;

/** The product to try a call with: one with options if the call needs them. */
const productFor = ({ id }: Shown, { products }: Known) => {
  const varied = products.filter(({ options }) => options.length > 0);
  if (id === 'deleteProductOptions')
    return varied.find(({ manageVariants }) => !manageVariants) ?? products[0];
  if (/Options|Variant|Choices/.test(id))
    return varied.find(({ manageVariants }) => manageVariants) ?? varied[0];
  if (id === 'createBackInStockNotificationRequest')
    return products.find(({ inStock }) => !inStock) ?? products[0];
  // The platform ignores a line without the options of its product.
  return products.find(({ inStock, options }) => inStock && options.length === 0) ?? products[0];
};

const idsOf = (call: Shown, state: Known) => {
  const product = productFor(call, state);
  const choices = (product?.options ?? []).map(
    ({ name, choices: [first] }) => [name, first?.description ?? ''] as const,
  );
  const orders = Object.values(state.ticketOrders);
  const order = orders.find(({ status }) => status === (orderStatus[call.id] ?? 'PAID')) ?? orders[0];
  const events = Object.values(state.events);
  const wanted = eventStatus[call.id] ?? 'UPCOMING';
  const sold = Object.values(state.ticketDefinitions)[0];
  const held = Object.values(state.reservations).find(({ orderNumber }) => orderNumber === null);
  const event =
    call.path.includes('{orderNumber}') || call.id in orderStatus
      ? order?.eventId
      : call.path.includes('reservation')
        ? (held?.eventId ?? sold?.eventId)
        : events.find(({ status }) => status === wanted)?.id;
  return {
    product: product?.id,
    choices,
    medium: product?.pictures[0]?.id,
    origin: globalThis.location?.origin ?? '',
    secret: state.mails.at(-1)?.secret ?? undefined,
    variant: state.products.find(({ variants }) => variants.length > 0)?.variants[0]?.id,
    collection: state.collections.at(-1)?.id,
    slug: call.path.includes('/collections/')
      ? state.collections.at(-1)?.slug
      : events.find(({ status }) => status === 'UPCOMING')?.about.slug,
    request: Object.values(state.backInStockRequests)[0]?.id,
    member: state.members[0]?.id,
    reservationId: held?.id,
    orderNumber: order?.orderNumber,
    eventId: event,
    ticketDefinitionId: Object.values(state.ticketDefinitions).find(({ eventId }) => eventId === event)?.id,
  };
};

/** Values of fields in bodies and queries, by field name. */
const named: Readonly<Record<string, (ids: Ids) => string | undefined>> = {
  eventId: ({ eventId }) => eventId,
  orderNumber: ({ orderNumber }) => orderNumber,
  reservationId: ({ reservationId }) => reservationId,
  ticketDefinitionId: ({ ticketDefinitionId }) => ticketDefinitionId,
  catalogItemId: ({ product }) => product,
  productIds: ({ product }) => product,
  mediaIds: ({ medium }) => medium,
  identityId: ({ member }) => member,
  slug: ({ slug }) => slug,
  recoveryToken: ({ secret }) => secret,
  code: ({ secret }) => secret,
  option: ({ choices }) => choices[0]?.[0],
  choice: ({ choices }) => choices[0]?.[1],
};

const fill = (value: unknown, ids: Ids, name = ''): unknown => {
  if ((name === 'choices' || name === 'options') && isObject(value)) return Object.fromEntries(ids.choices);
  if (Array.isArray(value))
    return value.slice(0, name in named ? 1 : undefined).map((one) => fill(one, ids, name));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fill(member, ids, key)]));
  if (typeof value !== 'string') return value;
  return named[name]?.(ids) ?? value.replace(SAMPLE, ids.origin);
};

/** Fills the example of a call with ids from the current state of the sandbox. */
export const filledCall = (call: Shown, state: Known): CallArguments => {
  const ids = idsOf(call, state);
  const ofPath = (name: string): string | undefined =>
    name === 'id' ? pathIds.find(([pattern]) => pattern.test(call.path))?.[1](ids) : named[name]?.(ids);
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    path: Object.fromEntries(
      names.map((name) => [name, ofPath(name) ?? (call.example.path[name] as string | undefined) ?? name]),
    ),
    query: fill(call.example.query, ids) as CallArguments['query'],
    body: fill(call.example.body, ids),
  };
};
