import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { TextButton } from '../../components/button.tsx';
import control from '../../components/field.module.css';
import { CouponField } from '../../components/coupon-field.tsx';
import { text } from '../../text/booking.ts';
import styles from './booking.module.css';

const notes: Readonly<Record<string, 'expired' | 'unknown'>> = {
  ERROR_COUPON_EXPIRED: 'expired',
  ERROR_COUPON_DOES_NOT_EXIST: 'unknown',
};

/** The coupon of an order. If the coupon has no effect, only a note is shown: the tickets can still be booked. */
export const BookingCoupon = ({
  code,
  refused,
  busy,
  onApply,
}: {
  code: string;
  /** Error code of a coupon without effect; undefined if the coupon applies or there is no coupon. */
  refused: string | undefined;
  busy: boolean;
  onApply: (code: string) => void;
}) => {
  const [typed, setTyped] = useState('');
  const note = refused === undefined ? undefined : text.booking.coupon[notes[refused] ?? 'refused'](code);
  return (
    <Form
      className={control['field'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onApply(typed.trim());
        setTyped('');
      }}
    >
      {code !== '' && (
        <div className={styles['applied']}>
          <bdi dir="ltr">{code}</bdi>
          <TextButton onPress={() => onApply('')}>{text.booking.coupon.remove}</TextButton>
        </div>
      )}
      <CouponField
        label={text.booking.coupon.label}
        apply={text.booking.coupon.apply}
        code={typed}
        onChange={setTyped}
        busy={busy}
      />
      <output className={note === undefined ? styles['said'] : styles['note']}>
        {busy ? null : (note ?? (code === '' ? null : text.booking.coupon.applied(code)))}
      </output>
    </Form>
  );
};
