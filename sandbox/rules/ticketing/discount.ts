import Big from 'big.js';
import { shares, smaller, sumOf } from '../../engine/values/money.ts';
import type {
  Caller,
  CouponRecord,
  ReservedTickets,
  TicketDiscount,
  RequestedDiscount,
} from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { reachesMinimum, usableCoupon, type CouponProblem } from '../cart/coupons.ts';
import { amountsOf } from '../ticket-sales/amounts.ts';

/** A discount, with its amount for each line of tickets in their order. */
export interface GivenDiscount {
  about: Omit<TicketDiscount, 'amount'>;
  amounts: Big[];
}

const problem = (code: string, description: string): CouponProblem => ({
  status: 428,
  code,
  description,
  data: {},
});

/**
 * The discount on a buyer's tickets. Undefined if the buyer asked for none; a problem if the discount is refused
 * (R168).
 */
export const discountOn = (
  world: World,
  eventId: string,
  tickets: readonly ReservedTickets[],
  buyer: Caller,
  { couponCode, benefit }: RequestedDiscount,
): GivenDiscount | CouponProblem | undefined => {
  if (couponCode) return couponOn(world, eventId, tickets, buyer, couponCode);
  return benefit && benefitOn(world, tickets, buyer, benefit);
};

const totalOf = ({ unitPrice, quantity }: ReservedTickets): Big => new Big(unitPrice).times(quantity);

/** Whether a coupon applies to a ticket. A coupon without a scope does; a coupon for products does not. */
const isFor = (
  { scope }: CouponRecord,
  eventId: string,
  { ticketDefinitionId }: ReservedTickets,
): boolean => {
  if (!scope) return true;
  if ('eventId' in scope) return scope.eventId === eventId;
  return 'ticketDefinitionId' in scope && scope.ticketDefinitionId === ticketDefinitionId;
};

const couponOn = (
  world: World,
  eventId: string,
  tickets: readonly ReservedTickets[],
  buyer: Caller,
  code: string,
): GivenDiscount | CouponProblem => {
  const matches = (coupon: CouponRecord) => (line: ReservedTickets) =>
    isFor(coupon, eventId, line) && totalOf(line).gt(0);
  const checked = usableCoupon(
    world,
    code,
    buyer,
    (coupon) =>
      coupon.effect.type !== 'freeShipping' &&
      coupon.effect.type !== 'buyXGetY' &&
      tickets.some(matches(coupon)) &&
      reachesMinimum(coupon, sumOf(tickets.map(totalOf))),
  );
  if ('code' in checked) return checked;
  const { coupon } = checked;
  return {
    about: { name: coupon.name, coupon: { code: coupon.code, id: coupon.id }, plan: null },
    amounts: amountsOff(world, coupon, tickets, matches(coupon)),
  };
};

/** The amount that a coupon takes off each line, at most the price of the line. */
const amountsOff = (
  world: World,
  { effect, limitedToOneItem }: CouponRecord,
  tickets: readonly ReservedTickets[],
  matches: (line: ReservedTickets) => boolean,
): Big[] => {
  const { round, currency } = amountsOf(world);
  const [cheapest] = tickets
    .filter(matches)
    .toSorted((left, right) => new Big(left.unitPrice).cmp(right.unitPrice));
  // Such a coupon applies to one ticket of the cheapest line (R68).
  const pieces = tickets.map((line) => {
    if (limitedToOneItem) return line === cheapest ? 1 : 0;
    return matches(line) ? line.quantity : 0;
  });
  const bases = tickets.map(({ unitPrice }, index) => new Big(unitPrice).times(pieces[index] ?? 0));
  if (effect.type === 'moneyOff')
    return shares(smaller(round(new Big(effect.amount)), sumOf(bases)), bases, currency);
  return bases.map((base, index) => {
    if (effect.type === 'percentOff') return round(base.times(effect.percent).div(100));
    if (effect.type !== 'fixedPrice') return new Big(0);
    const off = base.minus(new Big(effect.price).times(pieces[index] ?? 0));
    return off.lt(0) ? new Big(0) : round(off);
  });
};

/**
 * The discount of a plan: a percentage off a number of tickets, the most expensive first. The plan must belong to the
 * buyer.
 */
const benefitOn = (
  world: World,
  tickets: readonly ReservedTickets[],
  buyer: Caller,
  { planOrderId, benefitId }: NonNullable<RequestedDiscount['benefit']>,
): GivenDiscount | CouponProblem => {
  const { planBenefits } = world.state.settings;
  const plan = planBenefits.find(
    (known) => known.planOrderId === planOrderId && known.benefitId === benefitId,
  );
  if (!plan || plan.memberId !== buyer.id)
    return problem('ERROR_BENEFIT_NOT_FOUND', 'Benefit is not among those of the buyer');
  if (tickets.every((line) => totalOf(line).eq(0)))
    return problem('ERROR_BENEFIT_NOT_APPLICABLE', 'Benefit is not applicable');
  let left = plan.tickets;
  const pieces = new Map<ReservedTickets, number>();
  for (const line of tickets.toSorted((one, other) => new Big(other.unitPrice).cmp(one.unitPrice))) {
    const taken = new Big(line.unitPrice).gt(0) ? Math.min(left, line.quantity) : 0;
    pieces.set(line, taken);
    left -= taken;
  }
  const { round } = amountsOf(world);
  return {
    about: {
      name: plan.name,
      coupon: null,
      plan: { percent: plan.percent, tickets: plan.tickets - left },
    },
    amounts: tickets.map((line) =>
      round(
        new Big(line.unitPrice)
          .times(pieces.get(line) ?? 0)
          .times(plan.percent)
          .div(100),
      ),
    ),
  };
};
