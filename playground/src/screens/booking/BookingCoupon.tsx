import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { Button, TextButton } from '../../components/Button.tsx';
import control from '../../components/Control.module.css';
import { text } from '../../text/text.ts';
import styles from './Booking.module.css';

/** Longest code that the platform takes (rule R65). */
const LONGEST = 20;

const notes: Readonly<Record<string, 'expired' | 'unknown'>> = {
  ERROR_COUPON_EXPIRED: 'expired',
  ERROR_COUPON_DOES_NOT_EXIST: 'unknown',
};

/** One coupon an order. One that gives nothing is a note: the tickets can be booked without it (R168). */
export const BookingCoupon = ({
  code,
  refused,
  busy,
  onApply,
}: {
  code: string;
  /** The code of the reason why it gives nothing; undefined when it does, or there is none. */
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
      <TextField className={control['field'] ?? ''} value={typed} onChange={setTyped} maxLength={LONGEST}>
        <Label className={control['label'] ?? ''}>{text.booking.coupon.label}</Label>
        <div className={control['row']}>
          <Input
            className={control['input'] ?? ''}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck="false"
          />
          <Button type="submit" busy={busy}>
            {text.booking.coupon.apply}
          </Button>
        </div>
      </TextField>
      <output className={note === undefined ? styles['said'] : styles['note']}>
        {busy ? null : (note ?? (code === '' ? null : text.booking.coupon.applied(code)))}
      </output>
    </Form>
  );
};
