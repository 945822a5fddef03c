import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product, Variant } from 'vitrine/catalog-v1';
import { queryProductVariantsPages } from 'vitrine/react/catalog-v1';
import { useResetAllProductVariantData } from 'vitrine/react/catalog-write';
import { Button } from '../../../components/button.tsx';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { readingOf } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { type Column, Table } from '../../../components/table.tsx';
import { money } from '../../../lib/format.ts';
import { language } from '../../../lib/language.ts';
import { named } from '../../../lib/named.ts';
import { text } from '../../../text/owner.ts';
import styles from '../owner.module.css';
import { VariantBox } from './variant-box.tsx';
import { variantData } from './variant-data.ts';

const stockOf = ({ stock }: Variant): string => {
  const { catalog } = text.ownerShop;
  if (!stock) return '–';
  if (!stock.inStock) return catalog.soldOut;
  return stock.trackQuantity && stock.quantity !== undefined
    ? catalog.left(stock.quantity)
    : catalog.notCounted;
};

const priceOf = (variant: Variant): string => {
  const { price, currency } = variantData(variant);
  return money(price, currency);
};

const weightOf = (variant: Variant): string => {
  const { weight } = variantData(variant);
  return weight === undefined
    ? '–'
    : new Intl.NumberFormat(language.get(), { style: 'unit', unit: 'kilogram' }).format(weight);
};

const costOf = (variant: Variant): string => {
  const { cost, currency } = variantData(variant);
  return money(cost, currency);
};

/** All combinations of choices, with price and visibility. */
export const VariantsPanel = ({ product }: { product: Product }) => {
  const { variants: words } = text.ownerProduct;
  const { id, manageVariants = false } = product;
  const [opened, setOpened] = useState<Variant>();
  const reset = useResetAllProductVariantData();
  const list = useInfiniteQuery({
    ...queryProductVariantsPages(id, {
      includeMerchantSpecificData: true,
      paging: { limit: 100, offset: 0 },
    }),
    placeholderData: (earlier) => earlier,
  });
  const total = list.data?.pages[0]?.totalResults;
  const nameOf = ({ choices }: Variant) => Object.values(choices ?? {}).join(', ') || named(product.name);
  const { columns } = words;
  const change: Column<Variant> = {
    name: columns.change,
    look: 'end',
    cell: (variant) => (
      <Button size="small" aria-label={words.edit(nameOf(variant))} onPress={() => setOpened(variant)}>
        {columns.change}
      </Button>
    ),
  };
  return (
    <Panel
      title={words.title}
      {...(!manageVariants && { lead: words.locked })}
      actions={<output className={styles['soft']}>{total !== undefined && words.count(total)}</output>}
    >
      <Table
        label={words.title}
        rows={list.data?.pages.flatMap(({ variants }) => variants) ?? []}
        keyOf={(variant) => variant.id}
        columns={[
          { name: columns.name, cell: nameOf },
          { name: columns.price, look: 'end', cell: priceOf },
          { name: columns.cost, look: 'end', cell: costOf },
          { name: columns.weight, look: 'end', cell: weightOf },
          { name: columns.sku, cell: (variant) => variantData(variant).sku },
          { name: columns.stock, cell: stockOf },
          {
            name: columns.visible,
            cell: (variant) => (variantData(variant).visible ? words.shown : words.hidden),
          },
          ...(manageVariants ? [change] : []),
        ]}
        reading={readingOf(list)}
        failed={words.failed}
        empty={null}
      />
      {manageVariants && (
        <div>
          <ConfirmButton
            size="small"
            action={words.reset}
            title={words.resetTitle}
            body={words.resetBody}
            done={words.resetDone}
            onConfirm={() => reset.mutateAsync({ id })}
          />
        </div>
      )}
      {opened && (
        <VariantBox
          productId={id}
          variant={opened}
          name={nameOf(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Panel>
  );
};
