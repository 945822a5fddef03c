import { decimal } from '../engine/values/money.ts';
import { newId } from '../engine/context.ts';
import { planOf } from '../rules/redirects/hosted-offers.ts';
import { payOn } from './pay.ts';
import type { HostedPage } from './visit.ts';

/** The checkout of a paid plan. The thank-you address gets `planOrderId` (R93). */
export const planPage: HostedPage = (visit) => {
  const { world, session } = visit;
  const { state, clock } = world;
  const offer = planOf(world, session.parameters.paidPlansCheckout?.planId ?? '');
  return payOn(visit, {
    title: 'Subscribe',
    address: 'pay.platform.example/plans',
    offer,
    facts: ['Renews every month', 'Cancel at any time'],
    per: ' a month',
    list: { callback: 'planListUrl', label: 'All plans' },
    pay: () => {
      const { currency } = state.settings;
      const id = newId(world, 'plan-order');
      state.planOrders.push({
        id,
        owner: session.visitor,
        planId: offer.id,
        name: offer.name,
        price: decimal(offer.price, currency),
        currency,
        startDate: clock.iso(),
      });
      return { planOrderId: id };
    },
  });
};
