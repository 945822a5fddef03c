import type { Invoice } from 'vitrine/ticketing';
import { useStore } from '../../app/useStore.ts';
import { Breakdown } from '../../components/Breakdown.tsx';
import { invoiceRows } from '../../lib/invoiceRows.ts';
import { language } from '../../lib/language.ts';
import { text } from '../../text/text.ts';

/** How a price comes about, from the tickets to the total. */
export const InvoiceTable = ({ invoice, stale = false }: { invoice: Invoice; stale?: boolean }) => {
  const locale = useStore(language);
  return <Breakdown rows={invoiceRows(invoice, locale)} stale={stale} label={text.booking.invoice.title} />;
};
