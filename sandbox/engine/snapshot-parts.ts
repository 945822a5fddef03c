import type { SandboxState } from '../records/state.ts';

/** Sample members of the records of a part; each value has the kind of the real one. */
type Sample<Part> = Part extends readonly (infer Entry)[] | Readonly<Record<string, infer Entry>>
  ? { readonly [Member in keyof Entry]?: unknown }
  : never;

const token = { caller: {}, expiresAt: 0 };

const cart = {
  id: '',
  owner: {},
  lines: [],
  coupons: [],
  merchantDiscounts: [],
  about: {},
  giftCards: [],
  updatedDate: '',
};

/** The members that calls rely on in every record of a part. Members that may be null or absent are not listed. */
export const samples: { readonly [Part in keyof SandboxState]?: Sample<SandboxState[Part]> } = {
  accessTokens: token,
  refreshTokens: token,
  members: { id: '', email: '', name: '', profile: {}, connections: [], revision: 0 },
  codes: { clientId: '', codeChallenge: '', memberId: '', caller: {}, expiresAt: 0 },
  platformSessions: { memberId: '', expiresAt: 0 },
  verifications: { memberId: '', code: '', attemptsLeft: 0, sentAt: 0, expiresAt: 0 },
  singleSignOns: { connectionId: '', tenantId: '', sessionId: '', payload: {}, expiresAt: 0 },
  providerGrants: { connectionId: '', person: {}, expiresAt: 0 },
  recoveries: { memberId: '', expiresAt: 0 },
  approvals: { memberId: '' },
  mails: { id: '', to: '', kind: '', date: '' },
  products: { id: '', slug: '', name: '', price: '', options: [], variants: [], pictures: [] },
  collections: { id: '', slug: '', name: '' },
  coupons: { id: '', code: '', effect: {}, startTime: '', usedBy: {} },
  giftCards: { id: '', code: '', balance: '' },
  carts: cart,
  orderedCarts: cart,
  checkouts: { id: '', owner: {} },
  orders: { id: '', number: '', owner: {}, buyer: {}, lines: [], priceSummary: {} },
  redirectSessions: { id: '', owner: {}, visitor: {}, intent: '', callbacks: {}, expiresAt: 0 },
  bookings: { id: '', owner: {} },
  planOrders: { id: '', owner: {} },
  events: { id: '', about: {}, status: '', ticketing: {}, rsvp: {} },
  ticketDefinitions: { id: '', eventId: '', price: {}, held: 0, sold: 0 },
  reservations: { id: '', eventId: '', owner: {}, tickets: [], status: '', expiresAt: 0 },
  ticketOrders: { orderNumber: '', eventId: '', owner: {}, buyer: {}, guests: [], tickets: [], figures: {} },
  rsvps: { id: '', eventId: '', status: '', answers: [], companions: 0, names: [], arrivals: {} },
  backInStockRequests: { id: '', catalogReference: {}, email: '', status: '', item: {} },
  contacts: { id: '' },
  effects: { at: 0, kind: '', id: '' },
  notifications: { id: '', number: 0, eventType: '', date: '', data: {} },
  faults: { id: '', operation: '', kind: '', latencyMs: 0, draws: 0, hits: 0 },
  receivers: { id: '', url: '', trouble: {} },
};
