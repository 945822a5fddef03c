import type { Product, Variant } from 'vitrine/catalog-v1';
import type { VariantOverride } from 'vitrine/catalog-write';
import { parseAmount } from 'vitrine/format';
import { useUpdateProductVariants } from 'vitrine/react/catalog-write';
import { useStore } from '../../../lib/use-store.ts';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { language } from '../../../lib/language.ts';
import { fieldNumber } from '../field-number.ts';
import { money } from '../../../lib/format.ts';
import { text } from '../../../text/text.ts';
import styles from './variants.module.css';
import { useRovingGrid } from './use-roving-grid.ts';
import { VariantCell } from './variant-cell.tsx';

const columns = ['price', 'cost', 'weight', 'sku', 'stock', 'visible'] as const;

/** A currency with three decimals, because a weight may have as many. */
const WEIGHT_DIGITS = 'KWD';

interface Column {
  readonly shown: string;
  readonly draft?: string;
  readonly numeric?: boolean;
  /** Parses an input into a change; undefined if invalid. */
  readonly read?: (words: string) => Partial<VariantOverride> | undefined;
}

const stockWords = ({ stock }: Variant): string => {
  const { catalog } = text.ownerShop;
  if (!stock) return '–';
  if (!stock.inStock) return catalog.soldOut;
  return stock.trackQuantity && stock.quantity !== undefined
    ? catalog.left(stock.quantity)
    : catalog.notCounted;
};

const columnsOf = (variant: Variant, locale: string): Record<(typeof columns)[number], Column> => {
  const { priceData, costAndProfitData, weight, sku, visible } = variant.variant;
  const { currency, price } = priceData;
  const figure =
    (name: 'price' | 'cost' | 'weight', unit: string) =>
    (words: string): Partial<VariantOverride> | undefined => {
      const amount = parseAmount(words, { locale, currency: unit });
      return amount === undefined ? undefined : { [name]: Number(amount) };
    };
  const { variants } = text.ownerProduct;
  return {
    price: {
      shown: money(price, currency),
      draft: fieldNumber(price, locale),
      numeric: true,
      read: figure('price', currency),
    },
    cost: {
      shown: costAndProfitData?.itemCost === undefined ? '–' : money(costAndProfitData.itemCost, currency),
      draft: fieldNumber(costAndProfitData?.itemCost ?? 0, locale),
      numeric: true,
      read: figure('cost', currency),
    },
    weight: {
      shown: new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram' }).format(weight),
      draft: fieldNumber(weight, locale),
      numeric: true,
      read: figure('weight', WEIGHT_DIGITS),
    },
    sku: { shown: sku === '' ? '–' : sku, draft: sku, read: (words) => ({ sku: words.trim() }) },
    stock: { shown: stockWords(variant) },
    visible: { shown: visible ? variants.shown : variants.hidden },
  };
};

/** The variants as a grid with one tab stop: arrow keys move it, Enter edits the cell. */
export const VariantsGrid = ({ product, variants }: { product: Product; variants: readonly Variant[] }) => {
  const { variants: words } = text.ownerProduct;
  const locale = useStore(language);
  const { mutate } = useUpdateProductVariants();
  const { gridProps, cellProps } = useRovingGrid({
    rows: variants.length,
    columns: columns.length + 1,
  });
  const open = product.manageVariants === true;
  const nameOf = ({ choices }: Variant) => Object.values(choices).join(', ') || product.name;
  const save = ({ id }: Variant, change: Partial<VariantOverride>) =>
    mutate(
      { id: product.id, data: { variants: [{ variantIds: [id], ...change }] } },
      {
        onSuccess: () => toast(text.ownerProduct.saved),
        onError: (error) => toast(failureText(error), 'error'),
      },
    );
  const toggle = (variant: Variant) => open && save(variant, { visible: !variant.variant.visible });

  return (
    <table {...gridProps} className={styles['grid']} aria-label={words.grid} aria-readonly={!open}>
      <thead>
        <tr>
          <th scope="col">{words.columns.name}</th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              data-numeric={['price', 'cost', 'weight'].includes(column) || undefined}
            >
              {words.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant, row) => {
          const cells = columnsOf(variant, locale);
          const name = nameOf(variant);
          return (
            <tr key={variant.id} data-hidden={!variant.variant.visible || undefined}>
              <th scope="row" {...cellProps({ row, column: 0 })}>
                {name}
              </th>
              {columns.map((column, index) => {
                const { shown, draft, numeric = false, read } = cells[column];
                const cell = cellProps({ row, column: index + 1 });
                if (column === 'visible')
                  return (
                    <td
                      key={column}
                      {...cell}
                      data-label={words.columns[column]}
                      onClick={() => toggle(variant)}
                      onKeyDown={(event) => {
                        if (event.key !== ' ' && event.key !== 'Enter') return;
                        event.preventDefault();
                        toggle(variant);
                      }}
                    >
                      <span className={open ? styles['value'] : undefined}>{shown}</span>
                    </td>
                  );
                return (
                  <VariantCell
                    key={column}
                    label={words.edit(words.columns[column], name)}
                    shown={shown}
                    draft={open ? draft : undefined}
                    column={words.columns[column]}
                    numeric={numeric}
                    cell={cell}
                    onSave={(words) => {
                      const change = read?.(words);
                      if (!change) {
                        toast(text.ownerProduct.variants.bad, 'error');
                        return false;
                      }
                      save(variant, change);
                      return true;
                    }}
                  />
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
