import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { CartField } from 'vitrine/state';
import { TextButton } from '../../components/button.tsx';
import control from '../../components/field.module.css';
import { CouponField } from '../../components/coupon-field.tsx';
import { text } from '../../text/text.ts';
import styles from './cart-screen.module.css';
import { useCoupon } from './use-coupon.ts';

/** The coupon of a cart: its code and the result of applying it. */
export const CouponForm = ({
  coupon,
  stopped,
}: {
  coupon: CartField<string | undefined>;
  stopped: boolean;
}) => {
  const [code, setCode] = useState('');
  const { apply, remove, said, failure, busy } = useCoupon(coupon);
  const { value: current } = coupon;
  return (
    <section className={styles['block']} aria-labelledby="coupon-title">
      <h2 id="coupon-title">{text.coupon.title}</h2>
      {current !== undefined && (
        <div className={styles['applied']} aria-busy={busy}>
          <strong>
            <bdi dir="ltr">{current}</bdi>
          </strong>
          <TextButton onPress={() => void remove()}>{text.coupon.remove}</TextButton>
        </div>
      )}
      {stopped && <p className={styles['warn']}>{text.coupon.stopped}</p>}
      <Form
        className={control['field'] ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          void apply(code.trim(), () => setCode(''));
        }}
      >
        <CouponField
          label={text.coupon.label}
          apply={text.coupon.apply}
          code={code}
          onChange={setCode}
          busy={busy}
          isInvalid={failure !== undefined}
          aria-describedby="coupon-message"
        />
        <div id="coupon-message">
          <p role="alert" className={control['error']}>
            {failure}
          </p>
          <output className={styles['said']}>{said}</output>
        </div>
      </Form>
    </section>
  );
};
