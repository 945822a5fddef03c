import { useEffect, useState } from 'react';
import type { EstimateTotalsResponse, LineItem } from 'vitrine/carts';
import { Button } from '../../components/Button.tsx';
import { ErrorRow } from '../../components/State.tsx';
import { troubleOf } from '../../lib/cart.ts';
import type { Destination } from '../../lib/places.ts';
import { countedOption } from '../../lib/shipping.ts';
import { text } from '../../text/text.ts';
import styles from './CartScreen.module.css';
import { useCheckout } from './useCheckout.ts';

export interface CheckoutButtonProps {
  lines: readonly LineItem[];
  totals: EstimateTotalsResponse | undefined;
  /** False while changes are on their way; a press then waits for them, so that the checkout has them. */
  settled: boolean;
  destination: Destination;
}

/** Leads to the platform's checkout page, or says what stands in the way. */
export const CheckoutButton = ({ lines, totals, settled, destination }: CheckoutButtonProps) => {
  const { go, leaving, failure } = useCheckout();
  const [asked, setAsked] = useState(false);
  const gone = lines.some((line) => troubleOf(line));
  const violations = totals?.violations ?? [];
  const blocked = gone || violations.some(({ severity }) => severity === 'ERROR');
  useEffect(() => {
    if (!asked || !settled) return;
    setAsked(false);
    if (!blocked) void go(destination, countedOption(totals?.shippingInfo));
  }, [asked, settled, blocked, go, destination, totals]);
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
        busy={leaving || asked}
        onPress={() => setAsked(true)}
      >
        {leaving || asked ? text.checkout.leaving : text.checkout.go}
      </Button>
      <p className={styles['hint']}>{text.checkout.hint}</p>
    </div>
  );
};
