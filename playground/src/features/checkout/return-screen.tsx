import { useSearch } from '@tanstack/react-router';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { checkoutReturn, outcomeOf, parseReturnSearch, type ReturnPage } from './checkout-return.ts';
import { OrderReceipt } from './order-receipt.tsx';
import { Actions, Facts } from '../../components/panel.tsx';
import { text } from '../../text/text.ts';
import styles from './return.module.css';

const messages = () =>
  ({
    paid: { icon: 'check', title: text.back.paid, body: text.back.paidText },
    abandoned: { icon: 'bag', title: text.back.abandoned, body: text.back.abandonedText },
    'no-order': { icon: 'bag', title: text.back.noOrder, body: text.back.noOrderText },
    'signed-in': { icon: 'person', title: text.back.signedIn, body: text.back.signedInText },
  }) as const;

/** Values from the platform, left to right in every language; those missing in the address are left out. */
const Values = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => {
  const known = rows.filter(([, value]) => value !== 'UNKNOWN');
  if (known.length === 0) return null;
  return (
    <Facts
      rows={known.map(([name, value]) => [
        name,
        <code key={name} dir="ltr">
          {value}
        </code>,
      ])}
    />
  );
};

/** Parses the address once into one result and shows it. */
const Result = ({ page }: { page: ReturnPage }) => {
  const search = parseReturnSearch(useSearch({ strict: false }));
  const result = checkoutReturn(search, page);
  const { status, purpose } = outcomeOf(search);
  const message = messages()[result.outcome];
  return (
    <div className={styles['card']}>
      <span className={styles['mark']} data-outcome={result.outcome}>
        <Icon name={message.icon} size={34} />
      </span>
      <PageHeading title={message.title} />
      <p className="lead">{message.body}</p>
      <Values
        rows={
          result.outcome === 'paid'
            ? [[text.back.orderNumber, result.orderNumber]]
            : [
                [text.back.status, status],
                [text.back.purpose, purpose],
              ]
        }
      />
      {search.orderId !== undefined && <OrderReceipt orderId={search.orderId} />}
      <Actions>
        {result.outcome === 'abandoned' && (
          <LinkButton to="/cart" kind="primary">
            {text.back.toCart}
          </LinkButton>
        )}
        <LinkButton to="/shop" kind={result.outcome === 'abandoned' ? 'plain' : 'primary'}>
          {text.back.goOn}
        </LinkButton>
      </Actions>
    </div>
  );
};

/** The return page of the platform. */
export const ReturnScreen = () => <Result page="return" />;

/** The page after an order. */
export const ThanksScreen = () => <Result page="thanks" />;
