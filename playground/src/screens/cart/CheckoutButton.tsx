import type { EstimateTotalsResponse, LineItem, SelectedShippingOption } from 'vitrine/carts';
import { Button } from '../../components/Button.tsx';
import { ErrorRow } from '../../components/State.tsx';
import { troubleOf } from '../../lib/cart.ts';
import type { Destination } from '../../lib/places.ts';
import { text } from '../../text/text.ts';
import styles from './CartScreen.module.css';
import { useCheckout } from './useCheckout.ts';

export interface CheckoutButtonProps {
  lines: readonly LineItem[];
  totals: EstimateTotalsResponse | undefined;
  destination: Destination;
  /** The way of shipping that the buyer chose; without one the platform takes its first. */
  option: SelectedShippingOption | undefined;
}

/** Leads to the platform's checkout page, or says what stands in the way. */
export const CheckoutButton = ({ lines, totals, destination, option }: CheckoutButtonProps) => {
  const { go, leaving, failure } = useCheckout();
  const gone = lines.some((line) => troubleOf(line));
  const violations = totals?.violations ?? [];
  const blocked = gone || violations.some(({ severity }) => severity === 'ERROR');
  return (
    <div className={styles['summary']}>
      {gone && <p className={styles['warn']}>{text.checkout.blocked}</p>}
      {violations.map(({ description }, index) => (
        <p key={index} className={styles['warn']}>
          {description}
        </p>
      ))}
      {failure !== undefined && <ErrorRow title={text.checkout.failed} detail={failure} />}
      <Button
        kind="primary"
        size="large"
        wide
        isDisabled={blocked}
        busy={leaving}
        onPress={() => void go(destination, option)}
      >
        {leaving ? text.checkout.leaving : text.checkout.go}
      </Button>
      <p className={styles['hint']}>{text.checkout.hint}</p>
    </div>
  );
};
