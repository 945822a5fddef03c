import type { Product } from 'vitrine/catalog-v1';
import { priceText } from '../../lib/format.ts';

/** The formatted parts of a product that a card shows. */
export interface ProductSummary {
  readonly slug: string;
  readonly name: string;
  readonly brand: string | undefined;
  readonly ribbon: string | undefined;
  readonly picture: string | undefined;
  readonly now: string;
  readonly was: string | undefined;
  readonly reduced: boolean;
  readonly stock: 'in' | 'some' | 'out';
  readonly blurb: string;
}

const stockOf = ({ stock }: Product): ProductSummary['stock'] => {
  if (stock?.inventoryStatus === 'OUT_OF_STOCK') return 'out';
  return stock?.inventoryStatus === 'PARTIALLY_OUT_OF_STOCK' ? 'some' : 'in';
};

/** Tags that separate the words before and after them. */
const blocks = /<\/?(?:p|br|li|ul|ol|div|h\d)\b/gi;

/** The plain text of a text that may contain HTML. The result is never inserted as HTML. */
export const plainText = (html = ''): string => {
  const { body } = new DOMParser().parseFromString(html.replaceAll(blocks, ' $&'), 'text/html');
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
};

export const summaryOf = (product: Product): ProductSummary => {
  const { now, was } = priceText(product.convertedPriceData ?? product.priceData);
  return {
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    ribbon: product.ribbon || undefined,
    picture: product.media?.mainMedia?.image?.url,
    now,
    was,
    reduced: was !== undefined,
    stock: stockOf(product),
    blurb: plainText(product.description),
  };
};
