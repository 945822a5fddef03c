import Big from 'big.js';
import type { Discount, Fee, Invoice, InvoiceItem } from '../../../generated/notifications/types.ts';
import type { TicketDiscount, TicketFigures } from '../../records/state.ts';
import { ticketMoney } from '../ticket-sales/amounts.ts';
import { FEE_PERCENT } from './figures.ts';

type Line = TicketFigures['lines'][number];

/** The figures as the API writes an invoice. */
export const invoiceView = (figures: TicketFigures, currency: string): Invoice => {
  const money = (text: string) => ticketMoney(text, currency);
  const { lines, subTotal, discount, tax, grandTotal, revenue } = figures;
  const difference = (left: string, right: string) => {
    const digits = left.split('.')[1]?.length ?? 0;
    return money(new Big(left).minus(right).toFixed(digits));
  };
  const discountView = (about: TicketDiscount, amount: string, before: string): Discount => ({
    amount: money(amount),
    afterDiscount: difference(before, amount),
    code: about.coupon?.code ?? '',
    name: about.coupon ? about.name : '',
    couponId: about.coupon?.id ?? '',
    discounts: [{ ...sourceOf(about), amount: money(amount) }],
  });
  const itemView = (line: Line): InvoiceItem => ({
    id: line.ticketDefinitionId,
    quantity: line.quantity,
    name: line.name,
    price: money(line.unitPrice),
    total: money(line.total),
    ...(discount &&
      new Big(line.discount).gt(0) && { discount: discountView(discount, line.discount, line.total) }),
    ...(tax &&
      line.taxable !== null && {
        tax: {
          type: tax.type,
          name: tax.name,
          rate: tax.rate,
          taxable: money(line.taxable),
          amount: money(line.tax),
        },
      }),
    fees: feesOf([line], currency),
  });
  return {
    items: lines.map(itemView),
    ...(discount && { discount: discountView(discount, discount.amount, subTotal) }),
    ...(tax && { tax: { ...tax, taxable: money(tax.taxable), amount: money(tax.amount) } }),
    subTotal: money(subTotal),
    grandTotal: money(grandTotal),
    fees: feesOf(lines, currency),
    revenue: money(revenue),
  };
};

/** The coupon or plan that gave a discount. */
const sourceOf = ({ name, coupon, plan }: TicketDiscount) =>
  coupon
    ? { coupon: { name, code: coupon.code, couponId: coupon.id } }
    : {
        paidPlan: {
          name,
          ...(plan && { percentDiscount: { rate: plan.percent, quantityDiscounted: plan.tickets } }),
        },
      };

/** The fees of lines, one entry a fee type; no entry for a fee of 0 (R167). */
const feesOf = (lines: readonly Line[], currency: string): Fee[] => {
  const types = [...new Set(lines.map(({ feeType }) => feeType))];
  return types.flatMap((type): Fee[] => {
    if (type === 'NO_FEE') return [];
    const fees = lines.filter(({ feeType }) => feeType === type).map(({ fee }) => fee);
    const [first = '0'] = fees;
    const sum = fees.reduce((total, fee) => total.plus(fee), new Big(0));
    const amount = sum.toFixed(first.split('.')[1]?.length ?? 0);
    return sum.eq(0)
      ? []
      : [{ name: 'WIX_FEE', type, rate: FEE_PERCENT, amount: ticketMoney(amount, currency) }];
  });
};
