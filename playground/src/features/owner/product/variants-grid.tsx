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
import { text } from '../../../text/owner.ts';
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
  const { priceData, costAndProfitData, weight = 0, sku = '', visible } = variant.variant ?? {};
  const { currency = '', price = 0 } = priceData ?? {};
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

/** One variant with a cell for each column. */
const VariantRow = ({
  variant,
  name,
  open,
  cellProps,
  onChange,
}: {
  variant: Variant;
  name: string;
  /** Whether the cells can be changed. */
  open: boolean;
  /** Grid attributes and handlers of the cell in a column. */
  cellProps: (column: number) => ReturnType<ReturnType<typeof useRovingGrid>['cellProps']>;
  onChange: (change: Partial<VariantOverride>) => void;
}) => {
  const { variants: words } = text.ownerProduct;
  const cells = columnsOf(variant, useStore(language));
  const { visible } = variant.variant ?? {};
  const toggle = () => open && onChange({ visible: !visible });
  const saved = (read: Column['read'], typed: string): boolean => {
    const change = read?.(typed);
    if (change) onChange(change);
    else toast(words.bad, 'error');
    return change !== undefined;
  };
  return (
    <tr data-hidden={!visible || undefined}>
      <th scope="row" {...cellProps(0)}>
        {name}
      </th>
      {columns.map((column, index) => {
        const { shown, draft, numeric = false, read } = cells[column];
        const cell = cellProps(index + 1);
        if (column === 'visible')
          return (
            <td
              key={column}
              {...cell}
              data-label={words.columns[column]}
              onClick={toggle}
              onKeyDown={(event) => {
                if (event.key !== ' ' && event.key !== 'Enter') return;
                event.preventDefault();
                toggle();
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
            onSave={(typed) => saved(read, typed)}
          />
        );
      })}
    </tr>
  );
};

/** The variants as a grid with one tab stop: arrow keys move it, Enter edits the cell. */
export const VariantsGrid = ({ product, variants }: { product: Product; variants: readonly Variant[] }) => {
  const { variants: words } = text.ownerProduct;
  const { mutate } = useUpdateProductVariants();
  const { gridProps, cellProps } = useRovingGrid({
    rows: variants.length,
    columns: columns.length + 1,
  });
  const open = product.manageVariants === true;
  const nameOf = ({ choices }: Variant) => Object.values(choices ?? {}).join(', ') || product.name;
  const save = ({ id }: Variant, change: Partial<VariantOverride>) =>
    mutate(
      { id: product.id, data: { variants: [{ variantIds: [id], ...change }] } },
      {
        onSuccess: () => toast(text.ownerProduct.saved),
        onError: (error) => toast(failureText(error), 'error'),
      },
    );
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
        {variants.map((variant, row) => (
          <VariantRow
            key={variant.id}
            variant={variant}
            name={nameOf(variant) ?? ''}
            open={open}
            cellProps={(column) => cellProps({ row, column })}
            onChange={(change) => save(variant, change)}
          />
        ))}
      </tbody>
    </table>
  );
};
