import { useState } from 'react';
import { useCartActions } from 'vitrine/react';
import type { CartField } from 'vitrine/state';
import { couponFailure } from './coupon-failure.ts';
import { text } from '../../text/text.ts';

/** Applies or removes a coupon and picks the sentence for the result. */
export const useCoupon = ({ value: current, error, pending }: CartField<string | undefined>) => {
  const { applyCoupon, removeCoupon, settled } = useCartActions();
  const [said, setSaid] = useState<string>();
  const [missing, setMissing] = useState(false);

  const apply = async (code: string, applied: () => void): Promise<void> => {
    setSaid(undefined);
    setMissing(code === '');
    if (code === '') return;
    const { outcome } = await applyCoupon(code);
    if (outcome !== 'applied') return;
    const now = (await settled()).coupon.value ?? code;
    setSaid(
      current !== undefined && current !== now
        ? text.coupon.replaced(current, now)
        : text.coupon.applied(now),
    );
    applied();
  };

  const remove = async (): Promise<void> => {
    setSaid(undefined);
    setMissing(false);
    const { outcome } = await removeCoupon();
    if (outcome === 'applied') setSaid(text.coupon.removed);
  };

  const failure = missing ? text.coupon.enter : error && text.coupon.failures[couponFailure(error)];
  return { apply, remove, said, failure, busy: pending };
};
