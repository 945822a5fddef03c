import { useSearch } from '@tanstack/react-router';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { checkoutReturn, outcomeOf, parseReturnSearch, type ReturnPage } from './checkout-return.ts';
import { text } from '../../text/text.ts';
import styles from './return.module.css';

const faces = () =>
  ({
    paid: { icon: 'check', title: text.back.paid, body: text.back.paidText },
    abandoned: { icon: 'bag', title: text.back.abandoned, body: text.back.abandonedText },
    'no-order': { icon: 'bag', title: text.back.noOrder, body: text.back.noOrderText },
    'signed-in': { icon: 'person', title: text.back.signedIn, body: text.back.signedInText },
  }) as const;

/** A word of the platform, which reads from left to right in every language. */
const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>
      <bdi dir="ltr">{value}</bdi>
    </dd>
  </>
);

/** What the address says, read once into one result. */
const Result = ({ page }: { page: ReturnPage }) => {
  const search = parseReturnSearch(useSearch({ strict: false }));
  const result = checkoutReturn(search, page);
  const { status, purpose } = outcomeOf(search);
  const face = faces()[result.outcome];
  return (
    <div className={styles['card']}>
      <span className={styles['mark']} data-outcome={result.outcome}>
        <Icon name={face.icon} size={34} />
      </span>
      <PageHeading title={face.title} />
      <p className={styles['lead']}>{face.body}</p>
      <dl className={styles['order']}>
        {result.outcome === 'paid' && <Fact name={text.back.orderNumber} value={result.orderNumber} />}
        <Fact name={text.back.status} value={status} />
        <Fact name={text.back.purpose} value={purpose} />
      </dl>
      <div className={styles['actions']}>
        {result.outcome === 'abandoned' && (
          <LinkButton to="/cart" kind="primary">
            {text.back.toCart}
          </LinkButton>
        )}
        <LinkButton to="/shop" kind={result.outcome === 'abandoned' ? 'plain' : 'primary'}>
          {text.back.goOn}
        </LinkButton>
      </div>
    </div>
  );
};

/** B8: where the platform's pages lead back to. */
export const ReturnScreen = () => <Result page="return" />;

/** Where they lead after an order. */
export const ThanksScreen = () => <Result page="thanks" />;
