import { useState } from 'react';
import type { CartTotals, CartSnapshot } from 'vitrine/state';
import { Button, TextButton } from '../../components/button.tsx';
import { ErrorRow } from '../../components/state.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { troubleOf } from './cart.ts';
import { text } from '../../text/text.ts';
import styles from './cart-screen.module.css';
import { returnPage, useCheckout } from './use-checkout.ts';

/** Violations of the site's rules: an ERROR blocks the checkout, a WARNING does not. */
const Violations = ({ totals: { data } }: { totals: CartTotals }) =>
  data?.violations.map(({ severity, description, target }, index) =>
    // Unavailable lines already show their problem in the list.
    target?.lineItem ? null : (
      <p key={index} className={styles[severity === 'ERROR' ? 'stop' : 'warn']}>
        <strong>{severity === 'ERROR' ? text.checkout.stop : text.checkout.warning}</strong> {description}
      </p>
    ),
  );

/** The return address after the platform's checkout; site developers can try other addresses here. */
const ReturnAddress = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const [open, setOpen] = useState(false);
  return open ? (
    <TextInput
      label={text.checkout.returnTo}
      hint={text.checkout.returnHint}
      value={value}
      onChange={onChange}
      input={{ type: 'url', dir: 'ltr', spellCheck: 'false' }}
    />
  ) : (
    <TextButton onPress={() => setOpen(true)}>{text.checkout.returnOpen}</TextButton>
  );
};

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
  const [back, setBack] = useState(returnPage);
  const gone = cart.lines.some(({ item }) => troubleOf(item));
  const stopped = (totals.data?.violations ?? []).some(({ severity }) => severity === 'ERROR');
  return (
    <div className={styles['summary']}>
      {gone && <p className={styles['warn']}>{text.checkout.blocked}</p>}
      <Violations totals={totals} />
      {failure && <ErrorRow title={failure.title} detail={failure.detail} />}
      <Button
        kind="primary"
        size="large"
        wide
        isDisabled={gone || stopped}
        busy={leaving}
        onPress={() => void go(back)}
      >
        {leaving ? text.checkout.leaving : text.checkout.go}
      </Button>
      {!compact && (
        <>
          <p className={styles['hint']}>{text.checkout.hint}</p>
          <ReturnAddress value={back} onChange={setBack} />
        </>
      )}
    </div>
  );
};
