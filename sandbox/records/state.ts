import type { ClockState } from './clock.ts';
import type { BackInStockRecord, ContactRecord } from './back-in-stock.ts';
import type { CartRecord, CheckoutRecord, CouponRecord, OrderRecord } from './cart.ts';
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
export type * from './receiver.ts';
export type * from './redirect.ts';
export type * from './single-sign-on.ts';
export type * from './ticketing.ts';

/** All that a sandbox knows: plain data that JSON can hold. */
export interface SandboxState {
  version: 1;
  seed: string;
  scenario: string;
  clock: ClockState;
  /** How many ids were made (R3). */
  counter: number;
  orderNumber: number;
  /** Id of the site's owner. */
  ownerId: string;
  settings: SandboxSettings;
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
  /** Whom the owner is asked to let in, by the digest of the token of the mail (R37). */
  approvals: Record<string, { memberId: string }>;
  /** The mails, the oldest first; the newest 1 000 are kept. */
  mails: MailRecord[];
  products: ProductRecord[];
  collections: CollectionRecord[];
  coupons: CouponRecord[];
  /** By role and id of the owner. */
  carts: Record<string, CartRecord>;
  checkouts: Record<string, CheckoutRecord>;
  orders: OrderRecord[];
  redirectSessions: Record<string, RedirectSessionRecord>;
  /** Times that were booked on the hosted page, the oldest first. */
  bookings: BookingRecord[];
  /** Plans that were bought on the hosted page, the oldest first. */
  planOrders: PlanOrderRecord[];
  /** By id. */
  events: Record<string, EventRecord>;
  /** By id. */
  ticketDefinitions: Record<string, TicketDefinitionRecord>;
  /** By id. */
  reservations: Record<string, ReservationRecord>;
  /** Orders of tickets by their number, the oldest first. */
  ticketOrders: Record<string, TicketOrderRecord>;
  /** The number of the newest order of tickets. */
  ticketOrderNumber: number;
  /** By id, the oldest first. */
  backInStockRequests: Record<string, BackInStockRecord>;
  /** By e-mail address, in lower case. */
  contacts: Record<string, ContactRecord>;
  /** What happens when its time has come, in the order in which it will (R2). */
  effects: EffectRecord[];
  /** What the platform told the apps of the site, the oldest first; the newest 1 000 are kept. */
  notifications: NotificationRecord[];
  /** How many notifications there were. */
  notificationCount: number;
  /** How many notifications each entity had, by its id (R203). */
  entitySequences: Record<string, number>;
  /** What goes wrong on purpose, in the order in which it is tried. */
  faults: FaultRecord[];
  /** How many faults were set. */
  faultCount: number;
  /** Who is told of what happens (R200). */
  receivers: ReceiverRecord[];
  /** How many receivers there were. */
  receiverCount: number;
}
