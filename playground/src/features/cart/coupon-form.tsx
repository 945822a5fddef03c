import type { CartField } from 'vitrine/state';
import { CouponField } from '../../components/coupon-field.tsx';
import { Note } from '../../components/note.tsx';
import { Panel } from '../../components/panel.tsx';
import { text } from '../../text/text.ts';
import { useCoupon } from './use-coupon.ts';

/** The coupon of a cart: its code and the result of applying it. */
export const CouponForm = ({
  coupon,
  stopped,
}: {
  coupon: CartField<string | undefined>;
  stopped: boolean;
}) => {
  const { apply, remove, said, failure, busy } = useCoupon(coupon);
  return (
    <Panel title={text.coupon.title} level={2} inner>
      {stopped && <Note tone="warn">{text.coupon.stopped}</Note>}
      <CouponField
        words={text.coupon}
        code={coupon.value}
        busy={busy}
        failure={failure}
        onApply={apply}
        onRemove={remove}
      >
        {said}
      </CouponField>
    </Panel>
  );
};
