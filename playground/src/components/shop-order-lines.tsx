import type { ShopOrder } from 'vitrine/orders';
import { Breakdown, type BreakdownRow } from './breakdown.tsx';
import { List, Row } from './list.tsx';
import { Picture } from './picture.tsx';
import { money } from '../lib/format.ts';
import { text } from '../text/text.ts';

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

const LineRow = ({ line, order: { currency } }: { line: Line; order: ShopOrder }) => {
  // Before the discount of the order, which has a row of its own: the lines add up to the subtotal.
  const { productName, quantity, image, lineItemPrice: price } = line;
  const choices = choicesOf(line);
  return (
    <Row
      picture={<Picture url={image?.url} alt="" ratio="1" eager />}
      title={
        <h3>
          <bdi>{productName?.translated ?? productName?.original}</bdi>
        </h3>
      }
      meta={choices === '' ? undefined : <bdi>{choices}</bdi>}
      status={price && money(price, currency)}
    >
      <small>{text.cart.items(quantity)}</small>
    </Row>
  );
};

/** The lines and the totals of an order of the shop. */
export const ShopOrderLines = ({ order, label }: { order: ShopOrder; label: string }) => (
  <>
    <List label={label}>
      {order.lineItems.map((line) => (
        <LineRow key={line.id} line={line} order={order} />
      ))}
    </List>
    <Breakdown rows={rowsOf(order)} stale={false} label={text.totals.title} />
  </>
);
