import type { FactorStatus, FactorType } from '../../../generated/auth/types.ts';
import { announce } from '../../engine/announce.ts';
import { ownValue } from '../../engine/values/objects.ts';
import { settleApproval } from '../../rules/sign-in/approval.ts';
import { productChanged, variantsChanged } from '../../rules/catalog/write/changes.ts';
import { newId, type World } from '../../engine/context.ts';
import { announceUpdated, snapshot } from '../../rules/events/notify.ts';
import { touch } from '../../rules/members/members.ts';
import { announceMemberDeleted } from '../../rules/members/notify.ts';
import { updateOrderIndex } from '../../rules/ticket-sales/order-index.ts';
import { eraseOrder as erase } from '../../rules/orders/erase.ts';
import { changedNotice } from '../../rules/orders/notices.ts';
import { endPlatformSessions } from '../../rules/sign-in/sign-in.ts';
import { skuOf } from '../../rules/catalog/stock.ts';
import { endTokens } from '../../rules/tokens/tokens.ts';
import type {
  EventRecord,
  MemberRecord,
  ProductRecord,
  TicketOrderRecord,
  TicketRecord,
  VariantRecord,
} from '../../records/state.ts';
import { OwnerError, type SettableStatus } from './types.ts';

const memberNamed = ({ state }: World, name: string): MemberRecord => {
  const email = name.toLowerCase();
  const member = state.members.find((candidate) => candidate.id === name || candidate.email === email);
  if (!member) throw new OwnerError(`The site has no member ${name}.`);
  return member;
};

const eventNamed = ({ state }: World, name: string): EventRecord => {
  const event =
    ownValue(state.events, name) ?? Object.values(state.events).find(({ about }) => about.slug === name);
  if (!event) throw new OwnerError(`The site has no event ${name}.`);
  return event;
};

/** Approves a member (R37). */
export const approveMember = (world: World, name: string): MemberRecord => {
  const member = memberNamed(world, name);
  if (!member.awaitsApproval) throw new OwnerError(`${member.email} is not waiting for approval.`);
  settleApproval(world, member, 'let-in');
  return member;
};

/** Blocks or unblocks a member (R37). */
export const blockMember = (world: World, name: string, blocked: boolean): MemberRecord => {
  const member = memberNamed(world, name);
  member.blocked = blocked;
  touch(world.clock.iso(), member);
  if (blocked) endTokens(world, { role: 'member', id: member.id });
  return member;
};

/** Sets the status of an identity. Only an ACTIVE member keeps tokens and can sign in (assumed for OFFLINE). */
export const setIdentityStatus = (world: World, name: string, status: SettableStatus): MemberRecord => {
  const member = memberNamed(world, name);
  if (status === 'ACTIVE') delete member.absence;
  else {
    member.absence = status;
    endTokens(world, { role: 'member', id: member.id });
    endPlatformSessions(world, member.id);
  }
  touch(world.clock.iso(), member);
  return member;
};

/** Sets the status of one factor; a member has one factor of each type. */
export const setFactor = (
  world: World,
  name: string,
  type: FactorType,
  status: FactorStatus | null,
): MemberRecord => {
  const member = memberNamed(world, name);
  const others = (member.factors ?? []).filter((factor) => factor.type !== type);
  member.factors = status === null ? others : [...others, { factorId: newId(world, 'factor'), type, status }];
  touch(world.clock.iso(), member);
  return member;
};

/** Deletes a member with all sign-ins; orders and carts stay (assumed). */
export const deleteMember = (world: World, name: string): MemberRecord => {
  const { state } = world;
  const member = memberNamed(world, name);
  endTokens(world, { role: 'member', id: member.id });
  endPlatformSessions(world, member.id);
  for (const records of [state.approvals, state.codes])
    for (const [key, { memberId }] of Object.entries(records))
      if (memberId === member.id) delete records[key];
  state.members = state.members.filter(({ id }) => id !== member.id);
  announceMemberDeleted(world, member);
  return member;
};

const ticketNumbered = (
  { state }: World,
  ticketNumber: string,
  eventId: string | undefined,
): [TicketOrderRecord, TicketRecord] => {
  for (const order of Object.values(state.ticketOrders)) {
    if (eventId !== undefined && order.eventId !== eventId) continue;
    const ticket = order.tickets.find((candidate) => candidate.ticketNumber === ticketNumber);
    if (ticket) return [order, ticket];
  }
  throw new OwnerError(
    `There is no ticket ${ticketNumber}${eventId === undefined ? '' : ` of event ${eventId}`}.`,
  );
};

/** Checks a ticket in or out. The notification about its order shows the change (R189). */
export const checkIn = (
  world: World,
  ticketNumber: string,
  checkedIn: boolean,
  eventId?: string,
): TicketRecord => {
  const [order, ticket] = ticketNumbered(world, ticketNumber, eventId);
  if (checkedIn === (ticket.checkedInDate !== null))
    throw new OwnerError(
      `The ticket ${ticketNumber} is ${checkedIn ? 'checked in already' : 'not checked in'}.`,
    );
  order.updatedDate = world.clock.iso();
  ticket.checkedInDate = checkedIn ? order.updatedDate : null;
  updateOrderIndex(world, order);
  announce(world, 'wix.events.ticketing.events.OrderUpdated', changedNotice(world, order));
  return ticket;
};

const withSku = ({ state }: World, sku: string): [ProductRecord, VariantRecord | undefined] => {
  for (const product of state.products) {
    if (!product.manageVariants && product.sku === sku) return [product, undefined];
    const variant = product.manageVariants
      ? product.variants.find((candidate) => skuOf(product, candidate) === sku)
      : undefined;
    if (variant) return [product, variant];
  }
  throw new OwnerError('No product or variant with its own stock has this sku.');
};

/** Sets the stock of a product or variant (R104, R114). */
export const restock = (world: World, sku: string, quantity: number | null): ProductRecord => {
  const [product, variant] = withSku(world, sku);
  Object.assign(variant ?? product, { quantity, inStock: quantity === null || quantity > 0 });
  if (variant) variantsChanged(world, product, [{ variant, changedFields: ['stock'] }]);
  else productChanged(world, product, ['stock']);
  return product;
};

/** Changes an event and announces the differences that guests see. */
const changeEvent = (world: World, event: EventRecord, change: () => void): EventRecord => {
  const before = snapshot(world, event);
  change();
  event.about = { ...event.about, updatedDate: world.clock.iso() };
  announceUpdated(world, event, before);
  return event;
};

/** Registers guests for an RSVP event (R140). */
export const rsvp = (world: World, name: string, guests: number): EventRecord => {
  const event = eventNamed(world, name);
  const { limit, waitlist, guests: coming } = event.rsvp;
  if (event.about.registration?.initialType !== 'RSVP')
    throw new OwnerError('Guests register without tickets for RSVP events only.');
  if (limit !== null && coming + guests > limit && !waitlist)
    throw new OwnerError(
      `There is room for ${Math.max(0, limit - coming)} more guests, and no waiting list.`,
    );
  return changeEvent(world, event, () => (event.rsvp.guests += guests));
};

/** Pauses or resumes the registration of an event (R140). */
export const pauseRegistration = (world: World, name: string, paused: boolean): EventRecord => {
  const event = eventNamed(world, name);
  return changeEvent(world, event, () => (event.ticketing.paused = paused));
};

/** Erases a ticket order (R205). */
export const eraseOrder = (world: World, orderNumber: string): void => {
  const order = ownValue(world.state.ticketOrders, orderNumber);
  if (!order) throw new OwnerError(`There is no order ${orderNumber}.`);
  erase(world, order);
};
