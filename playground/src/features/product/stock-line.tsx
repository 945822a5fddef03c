import type { ProductChoicesResult } from 'vitrine/react';
import { TextButton } from '../../components/button.tsx';
import { stockNote } from './stock.ts';
import { text } from '../../text/shop.ts';
import styles from './product.module.css';

/** Stock and code of the selected variant; the stock can be read again, because other visitors buy. */
export const StockLine = ({ choices, onCheck }: { choices: ProductChoicesResult; onCheck: () => void }) => {
  const { product, variant } = choices;
  const note = stockNote(product, variant);
  return (
    <p className={styles['facts']} aria-live="polite">
      {note && (
        <span className={styles['fact']} data-level={note.level}>
          {note.words}
        </span>
      )}
      {variant && variant.sku !== '' && (
        <span>
          {text.product.code} <bdi dir="ltr">{variant.sku}</bdi>
        </span>
      )}
      {variant && <TextButton onPress={onCheck}>{text.product.checkStock}</TextButton>}
    </p>
  );
};
