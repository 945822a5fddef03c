import * as z from 'zod/mini';
import { FactorStatus, FactorType } from '../../../generated/auth/zod.ts';
import type { MemberRecord } from '../../records/state.ts';
import { command, type Command } from './command.ts';

const text = z.string().check(z.minLength(1), z.maxLength(300));
const identityStatus = z.enum(['ACTIVE', 'OFFLINE', 'DELETED']);
const yesOrNo = z.optional(z.boolean());

/** A member without the digest of the password. */
const withoutPassword = (member: MemberRecord): object => ({ ...member, passwordDigest: undefined });

/** Control calls for actions of the owner that no call of the platform covers. */
export const ownerCommands: readonly Command[] = [
  command({
    name: 'POST /sandbox/stock',
    about: 'sets the stock of a product or a variant by its sku; null: the stock is not tracked',
    example: { sku: 'VT-005', quantity: 0 },
    schema: z.strictObject({ sku: text, quantity: z.nullable(z.int().check(z.nonnegative())) }),
    run: ({ sandbox, body: { sku, quantity } }) => sandbox.owner.restock(sku, quantity),
  }),
  command({
    name: 'POST /sandbox/products/copy',
    about: 'copies a product, by its slug, in either catalog',
    example: { product: 'oak-board' },
    schema: z.strictObject({ product: text }),
    run: ({ sandbox, body: { product } }) => sandbox.owner.copyProduct(product),
  }),
  command({
    name: 'POST /sandbox/products/delete',
    about: 'deletes a product by its slug, in either catalog',
    example: { product: 'wall-clock' },
    schema: z.strictObject({ product: text }),
    run: ({ sandbox, body: { product } }) => {
      sandbox.owner.deleteProduct(product);
      return { deleted: product };
    },
  }),
  command({
    name: 'POST /sandbox/labels',
    about: 'gives a product a brand or a ribbon; renames it with "newName", deletes it without both',
    example: { kind: 'brand' as const, name: 'Halm', product: 'oak-board' },
    schema: z.strictObject({
      kind: z.enum(['brand', 'ribbon']),
      name: text,
      product: z.optional(text),
      newName: z.optional(text),
    }),
    run: ({ sandbox: { owner }, body: { kind, name, product, newName } }) => {
      if (product !== undefined) owner.giveLabel(kind, name, product);
      else if (newName !== undefined) owner.renameLabel(kind, name, newName);
      else owner.deleteLabel(kind, name);
      return { kind, name: newName ?? name };
    },
  }),
  command({
    name: 'POST /sandbox/site',
    about: 'publishes the site, or takes it down',
    example: { published: false },
    schema: z.strictObject({ published: z.boolean() }),
    run: ({ sandbox, body: { published } }) => {
      sandbox.owner.publishSite(published);
      return { published };
    },
  }),
  command({
    name: 'POST /sandbox/members/approve',
    about: 'approves a waiting member, by id or e-mail address: {"member": "new@example.org"}',
    schema: z.strictObject({ member: text }),
    run: ({ sandbox, body: { member } }) => withoutPassword(sandbox.owner.approveMember(member)),
  }),
  command({
    name: 'POST /sandbox/members/block',
    about: 'blocks a member, or unblocks the member with "blocked": false',
    example: { member: 'ada@example.org' },
    schema: z.strictObject({ member: text, blocked: yesOrNo }),
    run: ({ sandbox, body: { member, blocked } }) =>
      withoutPassword(sandbox.owner.blockMember(member, blocked)),
  }),
  command({
    name: 'POST /sandbox/members/status',
    about: 'sets the status of an identity: OFFLINE or DELETED, which cannot sign in, or ACTIVE',
    example: { member: 'ada@example.org', status: 'OFFLINE' as const },
    schema: z.strictObject({ member: text, status: identityStatus }),
    run: ({ sandbox, body: { member, status } }) =>
      withoutPassword(sandbox.owner.setIdentityStatus(member, status)),
  }),
  command({
    name: 'POST /sandbox/members/factor',
    about: 'gives a member an authentication factor with a status; "status": null removes it',
    example: { member: 'ada@example.org', type: 'TOTP', status: 'REQUIRE_REENROLL' },
    schema: z.strictObject({ member: text, type: FactorType, status: z.nullable(FactorStatus) }),
    run: ({ sandbox, body: { member, type, status } }) =>
      withoutPassword(sandbox.owner.setFactor(member, type, status)),
  }),
  command({
    name: 'POST /sandbox/members/delete',
    about: 'deletes a member, who is signed out everywhere; orders and carts stay',
    example: { member: 'ada@example.org' },
    schema: z.strictObject({ member: text }),
    run: ({ sandbox, body: { member } }) => withoutPassword(sandbox.owner.deleteMember(member)),
  }),
  command({
    name: 'POST /sandbox/tickets/check-in',
    about: 'checks a ticket in: {"ticketNumber": "AAAA-BBBB-CC123"}; undoes it with "checkedIn": false',
    schema: z.strictObject({ ticketNumber: text, eventId: z.optional(text), checkedIn: yesOrNo }),
    run: ({ sandbox, body: { ticketNumber, eventId, checkedIn } }) =>
      sandbox.owner.checkIn(ticketNumber, checkedIn, eventId),
  }),
  command({
    name: 'POST /sandbox/events/rsvp',
    about: 'registers guests for an RSVP event, by its id or slug: {"event": "…", "guests": 2}',
    schema: z.strictObject({
      event: text,
      guests: z.optional(z.int().check(z.positive(), z.maximum(1_000_000))),
    }),
    run: ({ sandbox, body: { event, guests } }) => sandbox.owner.rsvp(event, guests),
  }),
  command({
    name: 'POST /sandbox/rsvps/check-in',
    about:
      'checks the people of a reply in: {"rsvpId": "…", "guestIds": [1, 2]}; undoes it with "checkedIn": false',
    schema: z.strictObject({
      rsvpId: text,
      guestIds: z.optional(z.array(z.int().check(z.positive())).check(z.maxLength(11))),
      checkedIn: yesOrNo,
    }),
    run: ({ sandbox, body: { rsvpId, guestIds, checkedIn } }) =>
      sandbox.owner.checkInGuests(rsvpId, checkedIn, guestIds),
  }),
  command({
    name: 'POST /sandbox/events/registration',
    about: 'closes the registration of an event: {"event": "…"}; opens it again with "paused": false',
    schema: z.strictObject({ event: text, paused: yesOrNo }),
    run: ({ sandbox, body: { event, paused } }) => sandbox.owner.pauseRegistration(event, paused),
  }),
  command({
    name: 'POST /sandbox/orders/erase',
    about: 'deletes a ticket order because of a privacy request: {"orderNumber": "…"}',
    schema: z.strictObject({ orderNumber: text }),
    run: ({ sandbox, body: { orderNumber } }) => {
      sandbox.owner.eraseOrder(orderNumber);
      return { erased: orderNumber };
    },
  }),
];
