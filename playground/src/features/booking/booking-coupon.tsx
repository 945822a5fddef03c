import { CouponField } from '../../components/coupon-field.tsx';
import { text } from '../../text/booking.ts';

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
  const words = text.booking.coupon;
  const note = refused === undefined ? undefined : words[notes[refused] ?? 'refused'](code);
  return (
    <CouponField
      words={words}
      code={code === '' ? undefined : code}
      busy={busy}
      onApply={(typed, applied) => {
        if (typed !== '') onApply(typed);
        applied();
      }}
      onRemove={() => onApply('')}
    >
      {busy ? null : (note ?? (code === '' ? null : words.applied(code)))}
    </CouponField>
  );
};
