import type { FactorStatus, FactorType } from '../../../generated/auth/types.ts';
import type { OrderChange } from '../../rules/shop-orders/change.ts';
import type {
  CollectionRecord,
  EventRecord,
  LabelKind,
  MemberRecord,
  OrderRecord,
  ProductRecord,
  RsvpRecord,
  TicketRecord,
} from '../../records/state.ts';

/** The statuses that the owner can give to an identity. */
export type SettableStatus = 'ACTIVE' | 'OFFLINE' | 'DELETED';

/** A change of the tree of categories by the owner. Categories and products are named by their slugs. */
export type CategoryChange =
  | { do: 'create'; name: string; under?: string | undefined }
  | { do: 'rename'; category: string; name: string }
  | { do: 'show' | 'hide' | 'delete'; category: string }
  | { do: 'move'; category: string; under?: string | undefined }
  | { do: 'add' | 'remove'; category: string; product: string }
  | { do: 'arrange'; category: string; products: readonly string[] };

/** Actions of the owner that no call of the platform covers. */
export interface Owner {
  /** Approves a member who waits for approval (R37). Takes an id or an e-mail address. */
  approveMember(member: string): MemberRecord;
  /** Blocks a member and ends all sign-ins of the member; false unblocks. Takes an id or an e-mail address. */
  blockMember(member: string, blocked?: boolean): MemberRecord;
  /** Deletes a member and ends all sign-ins of the member; orders and carts stay. Takes an id or an e-mail address. */
  deleteMember(member: string): MemberRecord;
  /**
   * Sets the status of an identity and ends all sign-ins of the member. Until the status is ACTIVE again, a sign-in
   * answers the identity with this status and the state STATUS_CHECK. Takes an id or an e-mail address.
   */
  setIdentityStatus(member: string, status: SettableStatus): MemberRecord;
  /**
   * Gives a member a factor with a status such as REQUIRE_REENROLL; null removes the factor. Takes an id or an e-mail
   * address.
   */
  setFactor(member: string, type: FactorType, status: FactorStatus | null): MemberRecord;
  /** Checks a ticket in at the door; false checks it out. With `eventId` the ticket must belong to that event. */
  checkIn(ticketNumber: string, checkedIn?: boolean, eventId?: string): TicketRecord;
  /** Sets the stock of a product, or of a variant with a stock of its own; null: the stock is not counted. */
  restock(sku: string, quantity: number | null): ProductRecord;
  /** Copies a product, in either catalog. Takes a slug. */
  copyProduct(slug: string): ProductRecord;
  /** Deletes a product of either catalog. Takes a slug. */
  deleteProduct(slug: string): void;
  /** Gives a product a brand or a ribbon; a new name makes a new one. Takes the name and the slug of the product. */
  giveLabel(kind: LabelKind, name: string, slug: string): ProductRecord;
  /** Renames a brand or a ribbon on all products that have it. */
  renameLabel(kind: LabelKind, name: string, newName: string): void;
  /** Deletes a brand or a ribbon, and takes it off all products. */
  deleteLabel(kind: LabelKind, name: string): void;
  /** Registers guests for an RSVP event by its id or slug (R140). Throws if the event has no room for them. */
  rsvp(event: string, guests?: number): EventRecord;
  /**
   * Checks the people of a reply in at the door (R610); false checks them out. `guestIds` are the numbers of the people;
   * absent: everybody.
   */
  checkInGuests(rsvpId: string, checkedIn?: boolean, guestIds?: readonly number[]): RsvpRecord;
  /** Pauses the registration of an event (R140); false resumes it. Takes an id or a slug. */
  pauseRegistration(event: string, paused?: boolean): EventRecord;
  /**
   * Moves the store from the earlier to the newer catalog at once (R316). Throws for a product that the newer one cannot
   * have.
   */
  moveCatalog(): void;
  /**
   * Changes the tree of categories of a site with the newer catalog (R564). Returns the category; null after it was
   * deleted. Throws for a change that the tree cannot have.
   */
  changeCategory(change: CategoryChange): CollectionRecord | null;
  /** Changes a store order by its number, and announces the change (R683). */
  changeOrder(number: string, change: OrderChange): OrderRecord;
  /** Imports a copy of a store order under another number (R683). */
  importOrder(number: string, as: string): OrderRecord;
  /** Deletes an imported store order by its number (R683). */
  deleteImportedOrder(number: string): void;
  /** Publishes or unpublishes the site: hosted pages of an unpublished site fail (R44). */
  publishSite(published?: boolean): void;
  /** Deletes a ticket order because its buyer asked for the erasure of personal data (R205). */
  eraseOrder(orderNumber: string): void;
}

/** An action that is impossible for the owner; the message gives the reason. */
export class OwnerError extends Error {
  override readonly name = 'OwnerError';
}
