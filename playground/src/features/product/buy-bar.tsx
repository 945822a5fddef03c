import { type RefObject, useEffect, useState } from 'react';
import type { ProductChoicesResult } from 'vitrine/react';
import { Button } from '../../components/button.tsx';
import { PriceTag } from '../../components/price-tag.tsx';
import { priceTexts } from '../shop/product-summary.ts';
import styles from './buy-bar.module.css';
import { buyLabel } from './buy-label.ts';

/** Whether less than half of an element is in the part of the window that no bar covers. */
const useOutOfView = (target: RefObject<Element | null>): boolean => {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!target.current) return undefined;
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const observer = new IntersectionObserver(
      (entries) => setOut((entries.at(-1)?.intersectionRatio ?? 1) < 0.5),
      { rootMargin: `-${scrollPaddingTop} 0px -${scrollPaddingBottom}`, threshold: 0.5 },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isOut;
};

export interface BuyBarProps {
  choices: ProductChoicesResult;
  /** Id of the form. */
  form: string;
  /** The button of the form. */
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * Price and button at the lower edge of a phone, while the button of the form is out of view. It sends the form, so
 * that the browser moves the focus to the first choice that is missing.
 */
export const BuyBar = ({ choices, form, button }: BuyBarProps) => {
  const isShown = useOutOfView(button);
  const { product, price, availability } = choices;
  const { now, was } = priceTexts(price);
  return (
    <section className={styles['bar']} aria-label={product.name} {...(isShown && { 'data-shown': '' })}>
      <PriceTag now={now} was={was} />
      <Button
        kind="primary"
        type="submit"
        form={form}
        isDisabled={availability === 'impossible' || availability === 'without-file'}
      >
        {buyLabel(choices)}
      </Button>
    </section>
  );
};
