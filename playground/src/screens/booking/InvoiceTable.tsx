import type { Invoice } from 'vitrine/ticketing';
import { useStore } from '../../app/useStore.ts';
import { Amount } from '../../components/Amount.tsx';
import { invoiceRows } from '../../lib/invoiceRows.ts';
import { language } from '../../lib/language.ts';
import { text } from '../../text/text.ts';
import styles from './Booking.module.css';

/** How a price comes about, from the tickets to the total. */
export const InvoiceTable = ({ invoice, stale = false }: { invoice: Invoice; stale?: boolean }) => {
  const locale = useStore(language);
  return (
    <table className={styles['table']} aria-label={text.booking.invoice.title}>
      <tbody>
        {invoiceRows(invoice, locale).map(({ kind, label, amount }) => (
          <tr key={`${kind}${label}`} data-kind={kind}>
            <th scope="row">{label}</th>
            <td>
              <Amount stale={stale}>{amount}</Amount>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
