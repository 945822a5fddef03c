import { runCursorQuery, type CursorQuery } from '../../../engine/cursor-pages.ts';
import { runSearch } from '../../../engine/cursor-search.ts';
import { isElevated, type CallContext, type Rule } from '../../../engine/context.ts';
import { visibleProducts } from '../catalog.ts';
import type { Sellable } from '../catalog-fields.ts';
import { checkOneOperator } from './one-operator.ts';
import { partsOf, type Parts } from './parts.ts';
import { variantQueryField, variantSearchFields, variantTexts } from './variant-fields.ts';
import { readOnlyVariant, variantsOnV3 } from './variant-view.ts';

/** The variants of all products; hidden ones, and those of hidden products, only for owner and app (R380). */
const sellables = (call: CallContext): Sellable[] =>
  visibleProducts(call, call.caller).flatMap((product) =>
    variantsOnV3(product)
      .filter(({ visible }) => visible || isElevated(call.caller))
      .map((variant): Sellable => ({ product, variant })),
  );

const view = (call: CallContext, page: readonly Sellable[], parts: Parts) =>
  page.map(({ product, variant }) => readOnlyVariant(call, product, variant, parts));

/** queryVariants: by default in the order of the last change of their products (R380). */
export const queryVariants: Rule = (call) => {
  const { query = {}, fields } = call.body as { query?: CursorQuery; fields?: unknown };
  const parts = partsOf(call, fields);
  const age = ({ product }: Sellable) => `${product.lastUpdated} ${product.id}`;
  const byChange = sellables(call).toSorted((left, right) =>
    age(left) < age(right) ? -1 : Number(age(left) > age(right)),
  );
  const { page, pagingMetadata } = runCursorQuery(byChange, query, {
    name: 'query',
    fields: variantQueryField,
  });
  return { variants: view(call, page, parts), pagingMetadata };
};

/** searchVariants. */
export const searchVariants: Rule = (call) => {
  const { search, fields } = call.body as { search: CursorQuery; fields?: unknown };
  const parts = partsOf(call, fields);
  checkOneOperator(search.filter, 'search.filter');
  const { page, rest } = runSearch(sellables(call), search, {
    fields: variantSearchFields(call),
    texts: variantTexts,
  });
  return { variants: view(call, page, parts), ...rest };
};
