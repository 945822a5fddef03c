import { ownValue } from '../../../engine/values/objects.ts';
import type { World } from '../../../engine/context.ts';
import type { FieldLookup, QueryField } from '../../../engine/query.ts';
import { idFrom } from '../../../engine/ids.ts';
import type { Sellable } from '../catalog-fields.ts';
import { isInStock, skuOf } from '../stock.ts';
import { actualPrice, compareAtPrice } from './amounts.ts';
import { choiceId, customizationId, variantOptions } from './customizations.ts';
import { brandId } from './labels.ts';

const text = (read: QueryField<Sellable>['read']): QueryField<Sellable> => ({ read, sortable: true });

const ids: readonly [string, QueryField<Sellable>][] = [
  ['id', text(({ product, variant }) => idFrom(`${product.id}:${variant.id}`))],
  ['variantId', text(({ variant }) => variant.id)],
  ['productData.productId', text(({ product }) => product.id)],
];

const queryFields = new Map(ids);

/** The fields of a variant query (R380). */
export const variantQueryField: FieldLookup<Sellable> = (name) => queryFields.get(name);

/** The fields of a variant search. */
export const variantSearchFields = (world: World): FieldLookup<Sellable> => {
  const { currency } = world.state.settings;
  const list = (read: (item: Sellable) => readonly string[]): QueryField<Sellable> => ({
    read,
    operators: ['$hasSome', '$hasAll'],
    sortable: true,
  });
  const amount = (of: typeof compareAtPrice): QueryField<Sellable> => ({
    read: ({ product, variant }) => of(product, currency, variant)?.toNumber() ?? null,
    operand: (value) => (typeof value === 'string' ? Number(value) : value),
    sortable: true,
  });
  const fields = new Map<string, QueryField<Sellable>>([
    ...ids,
    ['barcode', text(({ variant }) => variant.barcode ?? null)],
    ['sku', text(({ product, variant }) => skuOf(product, variant))],
    ['visible', text(({ variant }) => variant.visible)],
    ['inventoryStatus.inStock', text(({ product, variant }) => isInStock(product, variant))],
    ['inventoryStatus.preorderEnabled', text(({ variant }) => variant.preorder ?? false)],
    ['price.actualPrice.amount', amount(actualPrice)],
    ['price.compareAtPrice.amount', amount(compareAtPrice)],
    ['productData.updatedDate', text(({ product }) => product.lastUpdated)],
    ['productData.brand.id', text(({ product: { brand } }) => (brand ? brandId(world, brand) : null))],
    ['productData.handle', text(({ product: { handle, slug } }) => handle ?? slug)],
    ['productData.name', text(({ product }) => product.name)],
    ['productData.physicalProperties.fulfillerId', text(() => null)],
    ['productData.productType', text(({ product }) => product.type.toUpperCase())],
    ['productData.slug', text(({ product }) => product.slug)],
    ['productData.visible', text(({ product }) => product.visible)],
    ['productData.visibleInPos', text(() => true)],
    [
      'optionChoices.optionChoiceIds.optionId',
      list(({ product }) =>
        variantOptions(product).map(({ type, name }) => customizationId(world, type, name)),
      ),
    ],
    [
      'optionChoices.optionChoiceIds.choiceId',
      list(({ product, variant }) =>
        variantOptions(product).map(({ type, name }) =>
          choiceId(world, type, name, ownValue(variant.choices, name) ?? ''),
        ),
      ),
    ],
  ]);
  return (name) => fields.get(name);
};

/** The texts of a variant that a search looks into. */
export const variantTexts: ReadonlyMap<string, QueryField<Sellable>['read']> = new Map([
  ['productData.name', ({ product }: Sellable) => product.name],
  ['sku', ({ product, variant }: Sellable) => skuOf(product, variant)],
]);
