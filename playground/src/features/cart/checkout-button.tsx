import type { CartTotals, CartSnapshot } from 'vitrine/state';
import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { ErrorRow } from '../../components/state.tsx';
import { troubleOf } from './cart.ts';
import { text } from '../../text/text.ts';
import styles from './cart-screen.module.css';
import { useCheckout } from './use-checkout.ts';

/** Violations of the site's rules: an ERROR blocks the checkout, a WARNING does not. */
const Violations = ({ totals: { data } }: { totals: CartTotals }) =>
  data?.violations.map(({ severity, description, target }, index) =>
    // Unavailable lines already show their problem in the list.
    target?.lineItem ? null : (
      <Note key={index} tone={severity === 'ERROR' ? 'bad' : 'warn'}>
        <p>
          <strong>{severity === 'ERROR' ? text.checkout.stop : text.checkout.warning}</strong>{' '}
          <bdi>{description}</bdi>
        </p>
      </Note>
    ),
  );

/** Opens the platform's checkout page, or shows the problem that blocks it. */
export const CheckoutButton = ({
  cart,
  totals,
  compact = false,
}: {
  cart: CartSnapshot;
  totals: CartTotals;
  /** Shows only the button and blocking problems. */
  compact?: boolean;
}) => {
  const { go, leaving, failure } = useCheckout();
  const gone = cart.lines.some(({ item }) => troubleOf(item));
  const stopped = (totals.data?.violations ?? []).some(({ severity }) => severity === 'ERROR');
  return (
    <div className={styles['summary']}>
      {gone && <Note tone="warn">{text.checkout.blocked}</Note>}
      <Violations totals={totals} />
      {failure && <ErrorRow title={failure.title} detail={failure.detail} />}
      <Button
        kind="primary"
        size="large"
        wide
        isDisabled={gone || stopped}
        busy={leaving}
        onPress={() => void go()}
      >
        {leaving ? text.checkout.leaving : text.checkout.go}
      </Button>
      {!compact && <p className="soft">{text.checkout.hint}</p>}
    </div>
  );
};
