import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRemoveCouponFromCurrentCart, useUpdateCurrentCart } from 'vitrine/react/carts';
import { keepCart } from '../../app/CartProvider.tsx';
import { couponOf } from '../../lib/cart.ts';
import { couponFailure } from '../../lib/couponFailure.ts';
import { text } from '../../text/text.ts';

/** Puts a coupon on the cart or takes it off, and finds the sentence for what came of it. */
export const useCoupon = (current: string | undefined) => {
  const queryClient = useQueryClient();
  const [said, setSaid] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { mutate: update, isPending: applying } = useUpdateCurrentCart();
  const { mutate: takeOff, isPending: removing } = useRemoveCouponFromCurrentCart();

  const apply = (code: string, applied: () => void) => {
    setSaid(undefined);
    setFailure(undefined);
    if (code === '') return setFailure(text.coupon.enter);
    update(
      { data: { couponCode: code } },
      {
        onSuccess: (answer) => {
          keepCart(queryClient, answer);
          const now = couponOf(answer.cart) ?? code;
          const replaced = current !== undefined && current !== now;
          setSaid(replaced ? text.coupon.replaced(current, now) : text.coupon.applied(now));
          applied();
        },
        onError: (error) => setFailure(text.coupon.failures[couponFailure(error.code)]),
      },
    );
  };

  const remove = () => {
    setSaid(undefined);
    setFailure(undefined);
    takeOff(undefined, {
      onSuccess: (answer) => {
        keepCart(queryClient, answer);
        setSaid(text.coupon.removed);
      },
      onError: () => setFailure(text.coupon.failures.other),
    });
  };

  return { apply, remove, said, failure, busy: applying || removing };
};
