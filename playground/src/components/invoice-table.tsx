import type { Invoice } from 'vitrine/ticketing';
import { useStore } from '../lib/use-store.ts';
import { Breakdown } from './breakdown.tsx';
import { invoiceRows } from './invoice-rows.ts';
import { language } from '../lib/language.ts';
import { text } from '../text/booking.ts';

/** The breakdown of an invoice from the tickets to the total. */
export const InvoiceTable = ({ invoice, stale = false }: { invoice: Invoice; stale?: boolean }) => {
  const locale = useStore(language);
  return <Breakdown rows={invoiceRows(invoice, locale)} stale={stale} label={text.booking.invoice.title} />;
};
