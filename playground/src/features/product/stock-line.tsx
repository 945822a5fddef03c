import { useState } from 'react';
import type { Product } from 'vitrine/catalog-v1';
import { useGetStoreVariant } from 'vitrine/react/catalog-v1';
import type { ProductOptionsResult } from 'vitrine/react';
import { TextButton } from '../../components/button.tsx';
import { stockNote } from './stock.ts';
import { text } from '../../text/text.ts';
import styles from './product.module.css';

/** Stock and code of the selected variant; the stock can be read again, because other visitors buy. */
export const StockLine = ({ choices, product }: { choices: ProductOptionsResult; product: Product }) => {
  const { variant, missing } = choices;
  const [wanted, want] = useState<string>();
  const id = variant?.id === undefined ? undefined : `${product.id}-${variant.id}`;
  const { data, isFetching, refetch } = useGetStoreVariant(wanted ?? '', {
    query: { enabled: wanted !== undefined && wanted === id },
  });
  const now = data?.variant;
  const fresh = now && now.id === id ? now.stock : undefined;
  const note = stockNote(
    product,
    variant && fresh ? { ...variant, inStock: fresh.inStock, left: fresh.quantity } : variant,
  );
  const sku = variant?.sku || product.sku;
  return (
    <p className={styles['facts']} aria-live="polite">
      {note && (
        <span className={styles['fact']} data-level={note.level}>
          {note.words}
        </span>
      )}
      {sku && missing.length === 0 && (
        <span>
          {text.product.code} <bdi dir="ltr">{sku}</bdi>
        </span>
      )}
      {id !== undefined && (
        <TextButton
          isDisabled={isFetching}
          onPress={() => {
            if (wanted === id) void refetch();
            want(id);
          }}
        >
          {text.product.checkStock}
        </TextButton>
      )}
    </p>
  );
};
