import { orderFor, placeOfferOrder, requestedOf } from '../rules/redirects/hosted-offers.ts';
import { messagePage } from './layout.ts';
import { wayBack } from './leave.ts';
import { payOn } from './pay.ts';
import type { HostedPage } from './visit.ts';

const ADDRESS = 'pay.platform.example/request';

/** The page of a payment that the owner of the shop requested. It can be paid once. */
export const paymentRequestPage: HostedPage = (visit) => {
  const { world, session } = visit;
  const id = session.parameters.ecomOrderPaymentRequest?.paymentRequestId ?? '';
  const paid = orderFor(world, id);
  if (paid)
    return messagePage(
      410,
      'This was already paid',
      `It was paid with the order ${paid.number}.`,
      ADDRESS,
      wayBack(world, session),
    );
  const offer = requestedOf(world, id);
  return payOn(visit, {
    title: 'Payment request',
    address: ADDRESS,
    offer,
    pay: (payer) => {
      const order = placeOfferOrder(world, offer, { ...payer, owner: session.visitor, reference: id });
      return { orderId: order.id, orderNumber: order.number };
    },
  });
};
