// Generated from spec/*.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import type { ServiceName } from './services.ts';

/** The announced end of a call. */
export interface AnnouncedEnd {
  readonly service: ServiceName;
  /** The announced day, such as `2027-02-01`. The platform may change it. */
  readonly date: string;
  /** The operation that replaces the call, or a sentence about the successor; undefined if the platform names none. */
  readonly successor?: string;
}

/** The calls whose end the platform has announced, by operation id. */
export const announcedEnds: ReadonlyMap<string, AnnouncedEnd> = /*#__PURE__*/ new Map<string, AnnouncedEnd>([
  ['getCurrentCart', { service: 'carts', date: '2027-02-01', successor: 'getCurrentCartV2' }],
  ['updateCurrentCart', { service: 'carts', date: '2027-02-01', successor: 'updateCurrentCartV2' }],
  ['deleteCurrentCart', { service: 'carts', date: '2027-02-01', successor: 'deleteCurrentCartV2' }],
  ['addToCurrentCart', { service: 'carts', date: '2027-02-01', successor: 'addLineItemsToCurrentCart' }],
  [
    'removeLineItemsFromCurrentCart',
    { service: 'carts', date: '2027-02-01', successor: 'removeLineItemsFromCurrentCartV2' },
  ],
  [
    'updateCurrentCartLineItemQuantity',
    { service: 'carts', date: '2027-02-01', successor: 'updateLineItemsInCurrentCart' },
  ],
  [
    'removeCouponFromCurrentCart',
    { service: 'carts', date: '2027-02-01', successor: 'removeCouponFromCurrentCartV2' },
  ],
  [
    'createCheckoutFromCurrentCart',
    { service: 'carts', date: '2027-02-01', successor: 'A cart of the second version is also the checkout.' },
  ],
  ['estimateCurrentCartTotals', { service: 'carts', date: '2027-02-01', successor: 'estimateCurrentCart' }],
  ['createReservation', { service: 'ticketing', date: '2026-03-31', successor: 'createTicketReservation' }],
  ['cancelReservation', { service: 'ticketing', date: '2026-03-31', successor: 'cancelTicketReservation' }],
]);
