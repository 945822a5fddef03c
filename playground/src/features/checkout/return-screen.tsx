import { useSearch } from '@tanstack/react-router';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { checkoutReturn, outcomeOf, parseReturnSearch, type ReturnPage } from './checkout-return.ts';
import { OrderReceipt } from './order-receipt.tsx';
import { Actions } from '../../components/panel.tsx';
import { text } from '../../text/text.ts';
import styles from './return.module.css';

const messages = () =>
  ({
    paid: { icon: 'check', title: text.back.paid, body: text.back.paidText },
    abandoned: { icon: 'bag', title: text.back.abandoned, body: text.back.abandonedText },
    'no-order': { icon: 'bag', title: text.back.noOrder, body: text.back.noOrderText },
    'signed-in': { icon: 'person', title: text.back.signedIn, body: text.back.signedInText },
  }) as const;

/** A value from the platform, shown left to right in every language. */
const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>
      <bdi dir="ltr">{value}</bdi>
    </dd>
  </>
);

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
      <dl className={styles['order']}>
        {result.outcome === 'paid' ? (
          <Fact name={text.back.orderNumber} value={result.orderNumber} />
        ) : (
          <>
            <Fact name={text.back.status} value={status} />
            <Fact name={text.back.purpose} value={purpose} />
          </>
        )}
      </dl>
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
