import type { FactorStatus, FactorType } from '../../../generated/auth/types.ts';
import type { EventRecord, MemberRecord, ProductRecord, TicketRecord } from '../../records/state.ts';

/** Statuses that the owner can give to an identity. */
export type SettableStatus = 'ACTIVE' | 'OFFLINE' | 'DELETED';

/** What the owner does on pages of the platform that no call stands for. */
export interface Owner {
  /** Lets a member in who waits for it (R37). By id or e-mail address. */
  approveMember(member: string): MemberRecord;
  /** Shuts a member out, and ends what they were signed in by; false lets them in again. By id or e-mail address. */
  blockMember(member: string, blocked?: boolean): MemberRecord;
  /** Deletes a member, who is signed out everywhere; orders and carts stay. By id or e-mail address. */
  deleteMember(member: string): MemberRecord;
  /**
   * Takes an identity away, or makes it ACTIVE again: the member is signed out everywhere, and a sign-in answers the
   * identity with this status and the state STATUS_CHECK. By id or e-mail address.
   */
  setIdentityStatus(member: string, status: SettableStatus): MemberRecord;
  /** Gives a member a means of proof with a status such as REQUIRE_REENROLL; null takes it away. By id or e-mail address. */
  setFactor(member: string, type: FactorType, status: FactorStatus | null): MemberRecord;
  /** Checks a ticket in at the door, of this event if one is given; false takes it back. */
  checkIn(ticketNumber: string, checkedIn?: boolean, eventId?: string): TicketRecord;
  /** Sets how many pieces are left of a product or a variant that counts its own; null: they are not counted. */
  restock(sku: string, quantity: number | null): ProductRecord;
  /** Guests register for an RSVP event (R140), by its id or slug. Throws when there is no room for them. */
  rsvp(event: string, guests?: number): EventRecord;
  /** Closes the registration of an event by hand (R140); false opens it again. By id or slug. */
  pauseRegistration(event: string, paused?: boolean): EventRecord;
  /** Publishes the site, or takes it down: its hosted pages fail then (R44). */
  publishSite(published?: boolean): void;
  /** Deletes an order of tickets because a person asked for their data to be erased (R205). */
  eraseOrder(orderNumber: string): void;
}

/** Something that the owner cannot do; the message says why. */
export class OwnerError extends Error {
  override readonly name = 'OwnerError';
}
