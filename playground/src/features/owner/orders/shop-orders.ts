import type { SearchOrdersRequest, ShopOrder, ShopOrderFilter } from 'vitrine/orders';
import type { StatusTone } from '../../../components/status-mark.tsx';
import { text } from '../../../text/owner.ts';
import type { ShopStanding } from './orders-search.ts';

/** Orders of the shop on one page. */
const PAGE = 20;

const filters: Readonly<Record<ShopStanding, ShopOrderFilter>> = {
  toSend: { status: 'APPROVED', fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] } },
  sent: { status: 'APPROVED', fulfillmentStatus: 'FULFILLED' },
  notPaid: { status: 'APPROVED', paymentStatus: { $in: ['NOT_PAID', 'PARTIALLY_PAID'] } },
  pending: { status: 'PENDING' },
  rejected: { status: 'REJECTED' },
  canceled: { status: 'CANCELED' },
};

/** The request for the orders of the shop, newest first. A search leaves pending and rejected orders out unless it names them. */
export const shopOrdersRequest = (standing: ShopStanding | undefined): SearchOrdersRequest => ({
  search: {
    filter: standing
      ? filters[standing]
      : { status: { $in: ['APPROVED', 'PENDING', 'REJECTED', 'CANCELED'] } },
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
    cursorPaging: { limit: PAGE },
  },
});

const wordFor = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name;

export const paymentWord = ({ paymentStatus }: ShopOrder): string =>
  wordFor(text.ownerOrders.shop.payments, paymentStatus);

export const deliveryWord = ({ fulfillmentStatus }: ShopOrder): string =>
  wordFor(text.ownerOrders.shop.deliveries, fulfillmentStatus);

/** The status of an order in words: of the payment, unless the order itself ended or waits. */
export const shopStatusWord = (order: ShopOrder): string =>
  order.status === 'APPROVED' ? paymentWord(order) : wordFor(text.ownerOrders.shop.statuses, order.status);

export const shopTone = ({ status, paymentStatus }: ShopOrder): StatusTone => {
  if (status === 'REJECTED' || status === 'CANCELED' || paymentStatus === 'DECLINED') return 'bad';
  if (paymentStatus.endsWith('REFUNDED')) return 'plain';
  return status === 'APPROVED' && paymentStatus === 'PAID' ? 'good' : 'waiting';
};

/** The name of the buyer: of the payer, or of the person who receives the order. */
export const buyerOf = ({ billingInfo, shippingInfo }: ShopOrder): string => {
  const { firstName = '', lastName = '' } =
    billingInfo?.contactDetails ?? shippingInfo?.logistics?.shippingDestination?.contactDetails ?? {};
  return `${firstName} ${lastName}`.trim();
};
