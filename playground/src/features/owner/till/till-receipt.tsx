import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/button.tsx';
import { CallFailed } from '../call-failed.tsx';
import { QuantityField } from '../../../components/quantity-field.tsx';
import type { TillOffer } from './till.ts';
import { text } from '../../../text/booking.ts';
import { text as ownerText } from '../../../text/owner.ts';
import { InvoiceTable } from '../../../components/invoice-table.tsx';
import { channelWord } from '../orders/order-words.ts';
import owner from '../owner.module.css';
import styles from './till.module.css';
import type { Till } from './use-till.ts';

const Sold = ({ order }: { order: NonNullable<Till['order']> }) => (
  <output className={styles['sold']}>
    <strong>{ownerText.pos.sold(order.ticketsQuantity)}</strong>
    <span>{channelWord(order.channel)}</span>
    <Link
      to="/owner/orders/$eventId/$orderNumber"
      params={{ eventId: order.eventId, orderNumber: order.orderNumber }}
    >
      {ownerText.pos.toOrder}
    </Link>
  </output>
);

const Line = ({ offer: { key, name }, till }: { offer: TillOffer; till: Till }) => {
  const quantity = till.picked[key] ?? 1;
  if (till.held)
    return (
      <div className={styles['line']}>
        <span>{text.booking.quantity(quantity, name)}</span>
      </div>
    );
  return (
    <div className={styles['line']}>
      <span>{name}</span>
      <QuantityField
        label={ownerText.pos.quantity(name)}
        value={quantity}
        max={50}
        onChange={(next) => till.set(key, next)}
      />
      <Button size="small" aria-label={ownerText.pos.removeOf(name)} onPress={() => till.set(key, 0)}>
        {ownerText.pos.remove}
      </Button>
    </div>
  );
};

/** The current sale: picked, then reserved, then paid tickets. */
export const TillReceipt = ({
  till,
  picked,
  onHold,
}: {
  till: Till;
  picked: readonly TillOffer[];
  onHold: () => void;
}) => {
  const words = ownerText.pos;
  return (
    <section className={owner['panel']} aria-labelledby="receipt">
      <h2 id="receipt">{words.receipt}</h2>
      {till.order && <Sold order={till.order} />}
      {picked.length === 0 && !till.order && <p className={owner['soft']}>{words.empty}</p>}
      {picked.map((offer) => (
        <Line key={offer.key} offer={offer} till={till} />
      ))}
      {till.held?.invoice && <InvoiceTable invoice={till.held.invoice} />}
      {till.error && <CallFailed error={till.error} />}
      {picked.length > 0 && !till.held && (
        <Button kind="primary" size="large" wide busy={till.isPending} onPress={onHold}>
          {words.hold}
        </Button>
      )}
      {till.held && (
        <>
          <Button kind="primary" size="large" wide busy={till.isPending} onPress={till.pay}>
            {words.pay}
          </Button>
          <Button wide onPress={till.release}>
            {words.release}
          </Button>
        </>
      )}
    </section>
  );
};
