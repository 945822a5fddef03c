import type { Invoice, Money } from 'vitrine/ticketing';
import { text } from '../text/booking.ts';
import { money } from '../lib/format.ts';

/** One line of an invoice. */
export interface InvoiceRow {
  readonly kind: 'subtotal' | 'discount' | 'tax' | 'fee' | 'total';
  readonly label: string;
  readonly amount: string;
}

const isSome = (amount: Money | undefined): amount is Money =>
  amount !== undefined && Number(amount.value ?? amount.amount) > 0;

/**
 * The rows of an invoice in the order of calculation: discount, tax, fees. A tax included in the prices is marked and
 * adds nothing; fees that the organizer pays are left out.
 */
export const invoiceRows = (
  { subTotal, discount, tax, fees, grandTotal }: Invoice,
  locale: string,
): InvoiceRow[] => {
  const rows: InvoiceRow[] = [];
  if (subTotal)
    rows.push({ kind: 'subtotal', label: text.booking.invoice.subtotal, amount: money(subTotal) });
  if (isSome(discount?.amount))
    rows.push({
      kind: 'discount',
      label: text.booking.invoice.discount(discount.name || discount.code),
      amount: `−${money(discount.amount)}`,
    });
  if (tax && isSome(tax.amount)) {
    const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      Number(tax.rate) / 100,
    );
    const isAdded = tax.type !== 'INCLUDED';
    rows.push({
      kind: 'tax',
      label: isAdded
        ? text.booking.invoice.tax(tax.name, rate)
        : text.booking.invoice.taxIncluded(tax.name, rate),
      amount: money(tax.amount),
    });
  }
  for (const { type, amount } of fees)
    if (type !== 'FEE_INCLUDED' && isSome(amount))
      rows.push({ kind: 'fee', label: text.booking.invoice.fee, amount: money(amount) });
  if (grandTotal) rows.push({ kind: 'total', label: text.booking.invoice.total, amount: money(grandTotal) });
  return rows;
};
