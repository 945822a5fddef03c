import type { Product } from 'vitrine/catalog-v1';
import { Gallery } from '../../components/Gallery.tsx';
import { Label } from '../../components/Label.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { PriceTag } from '../../components/PriceTag.tsx';
import { plainText, pricesOf } from '../../lib/product.ts';
import { stockNote } from '../../lib/stock.ts';
import { text } from '../../text/text.ts';
import { BuyForm } from './BuyForm.tsx';
import styles from './Product.module.css';
import { useChoices } from './useChoices.ts';

/** A product that is there: pictures, price, choices, words. */
export const ProductView = ({ product }: { product: Product }) => {
  const choices = useChoices(product);
  const { variant } = choices;
  const price = variant
    ? (variant.convertedPriceData ?? variant.price)
    : (product.convertedPriceData ?? product.priceData);
  const { now, was } = pricesOf(price);
  const note = stockNote(product, variant);
  const unit = product.pricePerUnitData;
  const sku = variant?.sku || product.sku;
  return (
    <article className={styles['layout']}>
      <Gallery key={choices.pictures[0]?.id ?? ''} name={product.name} pictures={choices.pictures} />
      <div className={styles['panel']}>
        <div className={styles['titles']}>
          {product.brand && <p className={styles['brand']}>{product.brand}</p>}
          <PageHeading title={product.name} className={styles['title']} />
          <div className={styles['priceRow']}>
            <PriceTag now={now} was={was} size="large" />
            {product.ribbon && <Label tone={was === undefined ? 'ribbon' : 'sale'}>{product.ribbon}</Label>}
            {unit && price.formatted.pricePerUnit !== undefined && (
              <p className={styles['unit']}>
                {text.product.perUnit(
                  price.formatted.pricePerUnit,
                  unit.baseQuantity,
                  unit.baseMeasurementUnit,
                )}
              </p>
            )}
          </div>
          <p className={styles['facts']} aria-live="polite">
            {note && (
              <span className={styles['fact']} data-level={note.level}>
                {note.words}
              </span>
            )}
            {sku && (
              <span>
                {text.product.code} {sku}
              </span>
            )}
          </p>
        </div>
        <BuyForm product={product} choices={choices} />
        <div className={styles['text']}>
          <section className={styles['section']}>
            <h2>{text.product.details}</h2>
            <p>{plainText(product.description)}</p>
          </section>
          {product.additionalInfoSections.map(({ title, description }) => (
            <section key={title} className={styles['section']}>
              <h2>{title}</h2>
              <p>{plainText(description)}</p>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
};
