import { runCursorQuery, type CursorQuery } from '../../../engine/cursor-pages.ts';
import type { FieldLookup, QueryField } from '../../../engine/query.ts';
import type { CallContext, Rule, World } from '../../../engine/context.ts';
import type { ProductRecord } from '../../../records/state.ts';
import { brandId, ribbonId, ribbonNames } from './labels.ts';

/** A brand or a ribbon of the store: a name that products have. */
interface NamedEntity {
  readonly id: string;
  readonly revision: string;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly name: string;
  /** Number of products with the name. */
  readonly count: number;
}

const field = (read: QueryField<NamedEntity>['read'], sortable: boolean): QueryField<NamedEntity> => ({
  read,
  sortable,
});

const fields = new Map<string, QueryField<NamedEntity>>([
  ['id', field(({ id }) => id, false)],
  ['name', field(({ name }) => name, true)],
  ['createdDate', field(({ createdDate }) => createdDate, true)],
  ['updatedDate', field(({ updatedDate }) => updatedDate, true)],
]);

const lookup: FieldLookup<NamedEntity> = (name) => fields.get(name);

/** The names of the store's products, each once (R360), as old as the first product with the name. */
const entities = (
  world: World,
  namesOf: (product: ProductRecord) => readonly string[],
  idOf: (world: World, name: string) => string,
): NamedEntity[] => {
  const having = new Map<string, ProductRecord[]>();
  for (const product of world.state.products)
    for (const name of namesOf(product)) having.set(name, [...(having.get(name) ?? []), product]);
  return [...having]
    .map(([name, products]): NamedEntity => {
      const createdDate = products.map((product) => product.createdDate).toSorted()[0] ?? '';
      return {
        id: idOf(world, name),
        revision: '1',
        createdDate,
        updatedDate: createdDate,
        name,
        count: products.length,
      };
    })
    .toSorted((left, right) => (left.name < right.name ? -1 : 1));
};

const answer = (call: CallContext, found: readonly NamedEntity[], given: unknown, countedAs: string) => {
  const { query = {}, fields: parts } = Object(given) as { query?: CursorQuery; fields?: readonly string[] };
  const { page, pagingMetadata } = runCursorQuery(found, query, { name: 'query', fields: lookup });
  const list = page.map(({ count, ...entity }) => ({
    ...entity,
    ...(parts?.length && { [countedAs]: count }),
  }));
  return { list, pagingMetadata };
};

/** queryBrands. */
export const queryBrands: Rule = (call) => {
  const brands = entities(call, ({ brand }) => (brand ? [brand] : []), brandId);
  const { list, pagingMetadata } = answer(call, brands, call.query, 'assignedProductsCount');
  return { brands: list, pagingMetadata };
};

/** queryRibbons. */
export const queryRibbons: Rule = (call) => {
  const ribbons = entities(call, ribbonNames, ribbonId);
  const { list, pagingMetadata } = answer(call, ribbons, call.body, 'assignedProductCount');
  return { ribbons: list, pagingMetadata };
};
