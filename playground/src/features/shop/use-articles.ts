import { useQueryProducts, useQueryStoreVariants } from 'vitrine/react/catalog-v1';
import { useSearchVariants } from 'vitrine/react/catalog-v3';
import type { Selection } from 'vitrine/state';
import { useSiteStatus } from '../../site/services.ts';

/** Format of article codes: letters, a hyphen, and a digit. */
const CODE = /^[a-z]+-\d[\w-]*$/i;

const MOST = 5;

/** A variant that was found by its article code. */
export interface Article {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  /** Undefined while it is unknown. */
  readonly slug: string | undefined;
  /** Choices of the variant; empty if they are unknown. */
  readonly selection: Selection;
}

/** On a site with the first catalog: the variants whose code begins with the words, then the slugs of their products. */
const useFirstArticles = (words: string, enabled: boolean): readonly Article[] => {
  const { data } = useQueryStoreVariants(
    { query: { filter: { sku: { $startsWith: words.toUpperCase() } }, paging: { limit: MOST } } },
    { query: { enabled } },
  );
  const variants = enabled ? (data?.variants ?? []) : [];
  const ids = [...new Set(variants.map(({ productId }) => productId))];
  const products = useQueryProducts(
    { query: { filter: { id: { $in: ids } } } },
    { query: { enabled: ids.length > 0 } },
  );
  const slugs = new Map(products.data?.products.map(({ id, slug }) => [id, slug]));
  return variants.map(({ id, sku, productId, productName, variantName, choices = {} }) => ({
    id,
    sku,
    name: variantName === productName ? productName : `${productName}, ${variantName}`,
    slug: slugs.get(productId),
    selection: choices,
  }));
};

/** On a site with the newer catalog: one search, whose variants have the slugs of their products. */
const useNewerArticles = (words: string, enabled: boolean): readonly Article[] => {
  const { data } = useSearchVariants(
    {
      search: { search: { expression: words, mode: 'AND', fields: ['sku'] }, cursorPaging: { limit: MOST } },
    },
    { query: { enabled } },
  );
  return (enabled ? (data?.variants ?? []) : []).map(
    ({ variantId = '', sku = '', optionChoices = [], productData: { productId, name = '', slug } = {} }) => {
      const names = optionChoices.flatMap(({ optionChoiceNames }) => optionChoiceNames ?? []);
      const choices = names.map(({ choiceName }) => choiceName).join(' | ');
      return {
        id: `${productId}-${variantId}`,
        sku,
        name: choices === '' ? name : `${name}, ${choices}`,
        slug,
        selection: Object.fromEntries(
          names.map(({ optionName = '', choiceName = '' }) => [optionName, choiceName]),
        ),
      };
    },
  );
};

/** The variants with an article code. Neither catalog has them behind the port, which reads products only. */
export const useArticles = (words: string): readonly Article[] => {
  const version = useSiteStatus()?.catalogVersion;
  const isCode = CODE.test(words);
  const first = useFirstArticles(words, isCode && version === 'V1');
  const newer = useNewerArticles(words, isCode && version === 'V3');
  return version === 'V3' ? newer : first;
};
