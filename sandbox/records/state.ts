import type { ClockState } from './clock.ts';
import type { BackInStockRecord, ContactRecord } from './back-in-stock.ts';
import type { CartRecord, CheckoutRecord, CouponRecord, GiftCardRecord } from './cart.ts';
import type { OrderRecord } from './order.ts';
import type { CollectionRecord, ProductRecord } from './catalog.ts';
import type { EffectRecord } from './effect.ts';
import type { EventRecord } from './event.ts';
import type {
  CodeRecord,
  MemberRecord,
  PlatformSessionRecord,
  RecoveryRecord,
  TokenRecord,
  VerificationRecord,
} from './identity.ts';
import type { FaultRecord } from './fault.ts';
import type { BookingRecord, PlanOrderRecord } from './hosted.ts';
import type { MailRecord } from './mail.ts';
import type { NotificationRecord } from './notification.ts';
import type { ReceiverRecord } from './receiver.ts';
import type { RedirectSessionRecord } from './redirect.ts';
import type { ProviderGrantRecord, SingleSignOnRecord } from './single-sign-on.ts';
import type { RsvpRecord } from './rsvp.ts';
import type { ReservationRecord, TicketDefinitionRecord, TicketOrderRecord } from './ticketing.ts';
import type { SandboxSettings } from './settings.ts';

export type * from './back-in-stock.ts';
export type * from './cart.ts';
export type * from './catalog.ts';
export type * from './effect.ts';
export type * from './event.ts';
export type * from './fault.ts';
export type * from './hosted.ts';
export type * from './identity.ts';
export type * from './mail.ts';
export type * from './notification.ts';
export type * from './order.ts';
export type * from './receiver.ts';
export type * from './redirect.ts';
export type * from './rsvp.ts';
export type * from './single-sign-on.ts';
export type * from './ticketing.ts';

/** All data of a sandbox: plain data that JSON can hold. */
export interface SandboxState {
  version: 1;
  seed: string;
  scenario: string;
  clock: ClockState;
  /** The number of ids made so far (R3). */
  counter: number;
  orderNumber: number;
  /** The id of the site's owner. */
  ownerId: string;
  settings: SandboxSettings;
  /** True: the catalog has moved to the newer version, so that a reset moves it back; absent: `settings` decide. */
  catalogMoved?: true;
  accessTokens: Record<string, TokenRecord>;
  refreshTokens: Record<string, TokenRecord>;
  members: MemberRecord[];
  codes: Record<string, CodeRecord>;
  platformSessions: Record<string, PlatformSessionRecord>;
  verifications: Record<string, VerificationRecord>;
  singleSignOns: Record<string, SingleSignOnRecord>;
  providerGrants: Record<string, ProviderGrantRecord>;
  /** Recovery tokens by digest (R40). */
  recoveries: Record<string, RecoveryRecord>;
  /** The members who wait for approval, by the digest of the token in the mail (R37). */
  approvals: Record<string, { memberId: string }>;
  /** The mails, the oldest first; the newest 1 000 are kept. */
  mails: MailRecord[];
  products: ProductRecord[];
  collections: CollectionRecord[];
  /** The ids of renamed brands and ribbons by kind and name, such as `brand:Halm`; absent: none was renamed. */
  labelIds?: Record<string, string>;
  /** The number of changes of the tree of categories, which all of them share (R412); absent: 1. */
  categoryRevision?: number;
  coupons: CouponRecord[];
  giftCards: GiftCardRecord[];
  /** By the role and id of the owner of the cart. */
  carts: Record<string, CartRecord>;
  /** The carts that were ordered, by id (R477). */
  orderedCarts: Record<string, CartRecord>;
  checkouts: Record<string, CheckoutRecord>;
  orders: OrderRecord[];
  redirectSessions: Record<string, RedirectSessionRecord>;
  /** The bookings made on hosted pages, the oldest first. */
  bookings: BookingRecord[];
  /** The plan orders made on hosted pages, the oldest first. */
  planOrders: PlanOrderRecord[];
  /** By id. */
  events: Record<string, EventRecord>;
  /** By id. */
  ticketDefinitions: Record<string, TicketDefinitionRecord>;
  /** By id. */
  reservations: Record<string, ReservationRecord>;
  /** The ticket orders by number, the oldest first. */
  ticketOrders: Record<string, TicketOrderRecord>;
  /** The replies of guests to events by id, the oldest first. */
  rsvps: Record<string, RsvpRecord>;
  /** The count from which the number of the next ticket order is made. */
  ticketOrderNumber: number;
  /** By id, the oldest first. */
  backInStockRequests: Record<string, BackInStockRecord>;
  /** By e-mail address, in lower case. */
  contacts: Record<string, ContactRecord>;
  /** The planned effects, in the order in which they run (R2). */
  effects: EffectRecord[];
  /** The notifications, the oldest first; the newest 1 000 are kept. */
  notifications: NotificationRecord[];
  /** The number of notifications so far. */
  notificationCount: number;
  /** The number of notifications of each entity, by its id (R203). */
  entitySequences: Record<string, number>;
  /** The faults, in the order in which they are tried. */
  faults: FaultRecord[];
  /** The number of faults added so far. */
  faultCount: number;
  /** The receivers of notifications (R200). */
  receivers: ReceiverRecord[];
  /** The number of receivers added so far. */
  receiverCount: number;
}
