import { STORES_APP_ID } from 'vitrine';
import type { Product } from 'vitrine/catalog-v1';
import { useProductOptions } from 'vitrine/react';
import { Gallery } from './gallery.tsx';
import { Label } from '../../components/label.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { PriceTag } from '../../components/price-tag.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { text } from '../../text/text.ts';
import { priceText } from '../../lib/format.ts';
import { BuyForm } from './buy-form.tsx';
import styles from './product.module.css';
import { useProductCode } from './use-product-code.ts';
import { StockLine } from './stock-line.tsx';

/** Pictures, price, options and description of a product. */
export const ProductView = ({ product, onStale }: { product: Product; onStale: () => void }) => {
  const choices = useProductOptions(product, { appId: STORES_APP_ID, ask: 'always' });
  useProductCode(choices);
  const { price, pictures } = choices;
  const { now, was, perUnit } = priceText(price);
  const unit = product.pricePerUnitData;
  return (
    <article className={styles['layout']}>
      <Gallery key={pictures[0]?.id ?? ''} name={product.name} pictures={pictures} />
      <div className={styles['panel']}>
        <div className={styles['titles']}>
          {product.brand && <p className={styles['brand']}>{product.brand}</p>}
          <PageHeading title={product.name} className={styles['title']} />
          <div className={styles['priceRow']}>
            <PriceTag now={now} was={was} size="large" />
            {product.ribbon && <Label tone={was === undefined ? 'ribbon' : 'sale'}>{product.ribbon}</Label>}
            {unit && perUnit !== undefined && (
              <p className={styles['unit']}>
                {text.product.perUnit(perUnit, unit.baseQuantity, unit.baseMeasurementUnit)}
              </p>
            )}
          </div>
          <StockLine choices={choices} product={product} />
        </div>
        <BuyForm choices={choices} onStale={onStale} />
        <div className={styles['text']}>
          <section className={styles['section']}>
            <h2>{text.product.details}</h2>
            <RichText html={product.description} />
          </section>
          {product.additionalInfoSections.map(({ title, description }) => (
            <section key={title} className={styles['section']}>
              <h2>{title}</h2>
              <RichText html={description} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
};
