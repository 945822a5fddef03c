import type { CatalogPrice, ListedProduct } from 'vitrine/state';
import { money } from '../../lib/format.ts';
import { text } from '../../text/shop.ts';

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
  readonly stock: ListedProduct['stock'];
  readonly blurb: string;
}

/** Tags that separate the words before and after them. */
const blocks = /<\/?(?:p|br|li|ul|ol|div|h\d)\b/gi;

/** The plain text of a text that may contain HTML. The result is never inserted as HTML. */
export const plainText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html.replaceAll(blocks, ' $&'), 'text/html');
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
};

/** The price to pay and the former price, in the current language; the lowest price if variants have several. */
export const priceTexts = (
  price: CatalogPrice | undefined,
): { readonly now: string; readonly was: string | undefined } => {
  if (!price) return { now: '', was: undefined };
  const { now, was, upTo } = price;
  const lowest = money(now.amount, now.currency);
  return {
    now: upTo ? text.product.fromPrice(lowest) : lowest,
    was: was && money(was.amount, was.currency),
  };
};

export const summaryOf = (product: ListedProduct): ProductSummary => {
  const { now, was } = priceTexts(product.price);
  return {
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    ribbon: product.ribbons[0],
    picture: product.pictures[0]?.url,
    now,
    was,
    reduced: was !== undefined,
    stock: product.stock,
    blurb: plainText(product.html),
  };
};
