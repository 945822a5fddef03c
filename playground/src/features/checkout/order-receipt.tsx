import { isApiError } from 'vitrine';
import type { ShopOrder } from 'vitrine/orders';
import { useGetShopOrder } from 'vitrine/react/orders';
import { Breakdown, type BreakdownRow } from '../../components/breakdown.tsx';
import { Picture } from '../../components/picture.tsx';
import { ErrorRow, Skeleton } from '../../components/state.tsx';
import { failureText } from '../../lib/failure.ts';
import { money } from '../../lib/format.ts';
import { text } from '../../text/text.ts';
import styles from './receipt.module.css';

type Line = ShopOrder['lineItems'][number];

/** The amounts of the order in the order of their sum. Those that are zero are left out, except for the total. */
const rowsOf = ({ priceSummary = {}, currency }: ShopOrder): readonly BreakdownRow[] => {
  const { subtotal, discount, shipping, totalAdditionalFees, tax, total } = priceSummary;
  const words = text.totals;
  const rows = [
    { kind: 'subtotal', label: words.subtotal, price: subtotal },
    { kind: 'discount', label: words.discount, price: discount },
    { kind: 'shipping', label: words.shipping, price: shipping },
    { kind: 'fees', label: words.fees, price: totalAdditionalFees },
    { kind: 'tax', label: words.tax, price: tax },
    { kind: 'total', label: words.total, price: total },
  ];
  return rows.flatMap(({ kind, label, price }) => {
    if (!price || (kind !== 'total' && Number(price.amount) === 0)) return [];
    const amount = money(price, currency);
    return [{ kind, label, amount: kind === 'discount' ? words.minus(amount) : amount }];
  });
};

const choicesOf = ({ descriptionLines = [] }: Line): string =>
  descriptionLines
    .map(({ name, plainText, colorInfo }) => {
      const value = plainText ?? colorInfo;
      return `${name.translated ?? name.original}: ${value?.translated ?? value?.original ?? ''}`;
    })
    .join(', ');

const LineRow = ({ line, order: { currency, taxIncludedInPrices } }: { line: Line; order: ShopOrder }) => {
  const { productName, quantity, image, totalPriceAfterTax, totalPriceBeforeTax } = line;
  // The lines add up to the subtotal, which has the same kind of prices.
  const price = taxIncludedInPrices ? totalPriceAfterTax : totalPriceBeforeTax;
  const choices = choicesOf(line);
  return (
    <li className={styles['line']}>
      <Picture url={image?.url} alt="" ratio="1" eager />
      <div>
        <h3>{productName?.translated ?? productName?.original}</h3>
        {choices !== '' && <p className={styles['soft']}>{choices}</p>}
        <p className={styles['soft']}>{text.cart.items(quantity)}</p>
      </div>
      {price && <span className="tabular">{money(price, currency)}</span>}
    </li>
  );
};

/** Whether the site does not show this order: it has no such order, or shows orders only to its owner or to members. */
const isHidden = (error: unknown): boolean =>
  isApiError(error) && (error.status === 403 || error.status === 404);

/** The lines and the totals of an order that was just placed, as its buyer may read them. */
export const OrderReceipt = ({ orderId }: { orderId: string }) => {
  const { data, error, isPending, refetch } = useGetShopOrder(orderId);
  if (isHidden(error)) return null;
  const order = data?.order;
  return (
    <section className={styles['receipt']} aria-labelledby="receipt-title" aria-busy={isPending}>
      <h2 id="receipt-title">{text.back.receipt}</h2>
      {isPending && <Skeleton height="12rem" />}
      {error && <ErrorRow title={failureText(error)} onRetry={() => void refetch()} />}
      {order && (
        <>
          <ul aria-label={text.back.lines}>
            {order.lineItems.map((line) => (
              <LineRow key={line.id} line={line} order={order} />
            ))}
          </ul>
          <Breakdown rows={rowsOf(order)} stale={false} label={text.totals.title} />
        </>
      )}
    </section>
  );
};
