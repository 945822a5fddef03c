import { getRouteApi } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { type ProductChoicesResult, useProductChoices } from 'vitrine/react';
import type { CatalogProduct } from 'vitrine/state';
import { Gallery } from './gallery.tsx';
import { Label } from '../../components/label.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { PriceTag } from '../../components/price-tag.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { text } from '../../text/shop.ts';
import { money } from '../../lib/format.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { priceTexts } from '../shop/product-summary.ts';
import { BuyBar } from './buy-bar.tsx';
import { BuyForm } from './buy-form.tsx';
import styles from './product.module.css';
import { RelatedProducts } from './related-products.tsx';
import { searchOf, selectionIn } from './product-search.ts';
import { useProductCode } from './use-product-code.ts';
import { StockLine } from './stock-line.tsx';

const route = getRouteApi('/shop/p/$slug');

/** The choices of a product. Those of its options begin with the address, and follow into it. */
const useChoicesInAddress = (product: CatalogProduct): ProductChoicesResult => {
  const selection = selectionIn(route.useSearch());
  const navigate = route.useNavigate();
  const choices = useProductChoices(product, { selection });
  const choose = (option: string, choice: string | undefined) => {
    choices.choose(option, choice);
    const { [option]: _, ...others } = choices.selection;
    void navigate({
      search: (search) => ({
        ...Object.fromEntries(Object.entries(search).filter(([key]) => !key.startsWith('option.'))),
        ...searchOf(choice === undefined ? others : { ...others, [option]: choice }),
      }),
      replace: true,
      resetScroll: false,
    });
  };
  return { ...choices, choose };
};

const Price = ({ choices: { product, price, variant } }: { choices: ProductChoicesResult }) => {
  const { now, was } = priceTexts(price);
  const unit = variant?.unitPrice;
  const [ribbon] = product.ribbons;
  return (
    <div className={styles['priceRow']}>
      <PriceTag now={now} was={was} size="large" />
      {ribbon && <Label tone={was === undefined ? 'ribbon' : 'sale'}>{ribbon}</Label>}
      {unit && (
        <p className={styles['unit']}>
          {text.product.perUnit(money(unit.amount, variant.price.now.currency), unit.quantity, unit.unit)}
        </p>
      )}
    </div>
  );
};

/** Pictures, price, options and description of a product, and related products. */
export const ProductView = ({ product, onStale }: { product: CatalogProduct; onStale: () => void }) => {
  const choices = useChoicesInAddress(product);
  useProductCode(choices);
  const { pictures, availability } = choices;
  const isPhone = useMediaQuery('(max-width: 600px)');
  const form = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <article className={styles['layout']}>
        <Gallery
          key={pictures[0]?.id ?? ''}
          name={product.name}
          pictures={pictures}
          most={product.pictures.length}
        />
        <div className={styles['panel']}>
          <div className={styles['titles']}>
            {product.brand && (
              <p className={styles['brand']}>
                <bdi>{product.brand}</bdi>
              </p>
            )}
            <PageHeading title={product.name} className={styles['title']} />
            <Price choices={choices} />
            <StockLine choices={choices} onCheck={onStale} />
          </div>
          <BuyForm choices={choices} id={form} button={button} onStale={onStale} />
          <div className={styles['text']}>
            <section className={styles['section']}>
              <h2>{text.product.details}</h2>
              <RichText html={product.html} />
            </section>
            {product.sections.map(({ title, html }) => (
              <section key={title} className={styles['section']}>
                <h2 dir="auto">{title}</h2>
                <RichText html={html} />
              </section>
            ))}
          </div>
        </div>
      </article>
      <RelatedProducts product={product} />
      {isPhone && availability !== 'sold-out' && <BuyBar choices={choices} form={form} button={button} />}
    </>
  );
};
