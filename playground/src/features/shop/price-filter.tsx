import control from '../../components/field.module.css';
import { Icon } from '../../components/icon.tsx';
import { lazyMenu, MenuButton } from '../../components/menu-button.tsx';
import { text } from '../../text/shop.ts';

export interface PriceLimits {
  min?: number | undefined;
  max?: number | undefined;
}

export interface PriceFilterProps {
  limits: PriceLimits;
  onApply: (limits: PriceLimits) => void;
}

const pricePopover = lazyMenu<PriceFilterProps>(() => import('./price-popover.tsx'));

/** Minimum and maximum price in a popover whose button shows the current limits. */
export const PriceFilter = ({ limits, onApply }: PriceFilterProps) => {
  const set = limits.min !== undefined || limits.max !== undefined;
  return (
    <MenuButton
      aria-haspopup="dialog"
      className={control['trigger'] ?? ''}
      style={{ width: 'auto' }}
      menu={pricePopover}
      own={{ limits, onApply }}
    >
      <span className={control['value']}>
        {text.shop.price}
        {set && `: ${text.shop.priceRange(limits.min?.toString(), limits.max?.toString())}`}
      </span>
      <Icon name="down" size={18} />
    </MenuButton>
  );
};
