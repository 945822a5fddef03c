import { ownValue } from '../../../engine/values/objects.ts';
import type Big from 'big.js';
import type { World } from '../../../engine/context.ts';
import type { Comparable, FieldLookup, QueryField } from '../../../engine/query.ts';
import type { ProductRecord, VariantRecord } from '../../../records/state.ts';
import { weightOf } from '../prices.ts';
import { isVisible, skuOf } from '../stock.ts';
import { actualPrice, compareAtPrice } from './amounts.ts';
import { choiceId, choiceModifiers, customizationId, variantOptions } from './customizations.ts';
import { brandId, ribbonId, sectionNames } from './labels.ts';
import { lazyCategories } from './parts.ts';
import { statusOnV3, variantsOnV3 } from './variant-view.ts';

type Read = QueryField<ProductRecord>['read'];

const plain: readonly [string, Read][] = [
  ['id', ({ id }) => id],
  ['handle', ({ handle, slug }) => handle ?? slug],
  ['slug', ({ slug }) => slug],
  ['visible', ({ visible }) => visible],
  ['createdDate', ({ createdDate }) => createdDate],
  ['updatedDate', ({ lastUpdated }) => lastUpdated],
];

const list = (read: Read): QueryField<ProductRecord> => ({ read, operators: ['$hasSome', '$hasAll'] });

/** The fields of a product query (R420); those of the second list sort, too (R421). */
export const productQueryFields = (world: World): FieldLookup<ProductRecord> => {
  const byDate = world.state.settings.sortProductsByDate ? ['createdDate', 'updatedDate'] : [];
  const sortable = new Set(['slug', 'visible', ...byDate]);
  const fields = new Map<string, QueryField<ProductRecord>>(
    plain.map(([name, read]) => [name, { read, sortable: sortable.has(name) }]),
  );
  fields.set(
    'options.id',
    list((product) => optionIds(world, product)),
  );
  return (name) => fields.get(name);
};

const optionIds = (world: World, product: ProductRecord): string[] =>
  variantOptions(product).map(({ type, name }) => customizationId(world, type, name));

/** A text decimal as a number, for comparisons. */
const asNumber = (value: unknown): unknown => (typeof value === 'string' ? Number(value) : value);

const amountField = (read: (product: ProductRecord) => Big | undefined): QueryField<ProductRecord> => ({
  read: (product) => read(product)?.toNumber() ?? null,
  sortable: true,
  operand: asNumber,
});

const edge = (values: readonly Big[], end: 'min' | 'max'): Big | undefined =>
  values.reduce<Big | undefined>(
    (kept, value) => (kept && (end === 'min' ? kept.lte(value) : kept.gte(value)) ? kept : value),
    undefined,
  );

const preorderOf = (product: ProductRecord): number => {
  const variants = variantsOnV3(product);
  return variants.filter(({ preorder }) => preorder).length / variants.length;
};

const byShare = (none: string, some: string, all: string) => (product: ProductRecord) => {
  const share = preorderOf(product);
  return share === 0 ? none : share === 1 ? all : some;
};

/** The fields of a product search (R422). */
export const productSearchFields = (world: World): FieldLookup<ProductRecord> => {
  const { currency } = world.state.settings;
  const prices = (product: ProductRecord, of: typeof compareAtPrice): Big[] =>
    variantsOnV3(product).flatMap((variant) => of(product, currency, variant) ?? []);
  const weights = (product: ProductRecord): number[] =>
    variantsOnV3(product).map((variant) => weightOf(product, variant));
  const fields = new Map<string, QueryField<ProductRecord>>([
    ...plain.map(([name, read]): [string, QueryField<ProductRecord>] => [
      name,
      { read, sortable: name === 'createdDate' || name === 'updatedDate' },
    ]),
    ['name', { read: ({ name }) => name, sortable: true }],
    ['productType', { read: ({ type }) => type.toUpperCase() }],
    ['visibleInPos', { read: () => true }],
    ['brand.id', { read: ({ brand }) => (brand ? brandId(world, brand) : null) }],
    ['brand.name', { read: ({ brand }) => brand ?? null }],
    ['ribbon.id', { read: ({ ribbon }) => (ribbon ? ribbonId(world, ribbon) : null) }],
    ['ribbon.name', { read: ({ ribbon }) => ribbon ?? null }],
    [
      'additionalRibbons.id',
      list(({ additionalRibbons = [] }) => additionalRibbons.map((name) => ribbonId(world, name))),
    ],
    ['additionalRibbons.name', list(({ additionalRibbons = [] }) => additionalRibbons)],
    ['inventory.availabilityStatus', { read: statusOnV3 }],
    ['inventory.preorderStatus', { read: byShare('DISABLED', 'ENABLED', 'ENABLED') }],
    ['inventory.preorderAvailability', { read: byShare('NO_VARIANTS', 'SOME_VARIANTS', 'ALL_VARIANTS') }],
    ['actualPriceRange.minValue.amount', amountField((product) => edge(prices(product, actualPrice), 'min'))],
    ['actualPriceRange.maxValue.amount', amountField((product) => edge(prices(product, actualPrice), 'max'))],
    [
      'compareAtPriceRange.minValue.amount',
      amountField((product) => edge(prices(product, compareAtPrice), 'min')),
    ],
    [
      'compareAtPriceRange.maxValue.amount',
      amountField((product) => edge(prices(product, compareAtPrice), 'max')),
    ],
    ['minVariantPriceInfo.sku', { read: ({ sku }) => sku, sortable: true }],
    [
      'physicalProperties.shippingWeightRange.minValue',
      { read: (product) => Math.min(...weights(product)), sortable: true },
    ],
    [
      'physicalProperties.shippingWeightRange.maxValue',
      { read: (product) => Math.max(...weights(product)), sortable: true },
    ],
    ['infoSections.id', list((product) => sectionNames(world, product).map(({ id }) => id))],
    [
      'infoSections.uniqueName',
      list((product) => sectionNames(world, product).map(({ uniqueName }) => uniqueName)),
    ],
    ...customizationFields(world),
    ...categoryFields(world),
    ...nothing.map((name): [string, QueryField<ProductRecord>] => [name, { read: () => null }]),
    ...noLists.map((name): [string, QueryField<ProductRecord>] => [name, list(() => [])]),
    ['variantsInfo.variants', variantsField(world)],
  ]);
  for (const part of variantParts)
    fields.set(`variantsInfo.variants.${part}`, {
      read: (product) =>
        variantsOnV3(product).flatMap((variant) => [entryOf(world, product, variant)[part] ?? []].flat()),
    });
  return (name) => fields.get(name);
};

/** Fields that have no value in any product of the sandbox. */
const nothing = [
  'taxGroupId',
  'importId',
  'physicalProperties.deliveryProfileId',
  'physicalProperties.fulfillerId',
  'subscriptionDetails.allowOneTimePurchases',
];
const noLists = ['tags.privateTags.tagIds', 'tags.publicTags.tagIds'];

const customizationFields = (world: World): [string, QueryField<ProductRecord>][] => {
  const kinds = [
    ['options', (product: ProductRecord) => variantOptions(product), ''],
    ['modifiers', (product: ProductRecord) => choiceModifiers(product), 'modifier-'],
  ] as const;
  return kinds.flatMap(([kind, of, prefix]): [string, QueryField<ProductRecord>][] => [
    [
      `${kind}.id`,
      list((product) =>
        of(product).map(({ type, name }) => customizationId(world, `${prefix}${type}`, name)),
      ),
    ],
    [`${kind}.name`, list((product) => of(product).map(({ name }) => name))],
    [
      `${kind}.choicesSettings.choices.choiceId`,
      list((product) =>
        of(product).flatMap(({ type, name, choices }) =>
          choices.map(({ description }) => choiceId(world, type, name, description)),
        ),
      ),
    ],
    [
      `${kind}.choicesSettings.choices.name`,
      list((product) => of(product).flatMap(({ choices }) => choices.map(({ description }) => description))),
    ],
  ]);
};

/** The categories of a product, which only `$matchItems` finds (R423). */
const categoryFields = (world: World): [string, QueryField<ProductRecord>][] => {
  const categories = lazyCategories(world);
  const kinds = [
    ['allCategoriesInfo.categories', 'all'],
    ['directCategoriesInfo.categories', 'direct'],
  ] as const;
  return kinds.flatMap(([name, kind]): [string, QueryField<ProductRecord>][] => {
    const ids = (product: ProductRecord) => categories(product)[kind].map(({ id }) => id);
    return [
      [
        name,
        {
          read: ids,
          operators: ['$matchItems'],
          entries: (product) => categories(product)[kind].map(({ id, index }) => ({ id, index })),
        },
      ],
      [`${name}.id`, { read: ids }],
      [`${name}.index`, { read: (product) => categories(product)[kind].map(({ index }) => index) }],
    ];
  });
};

const variantParts = [
  'sku',
  'barcode',
  'visible',
  'price.actualPrice.amount',
  'price.compareAtPrice.amount',
  'physicalProperties.weight',
  'choices.optionChoiceIds.optionId',
  'choices.optionChoiceIds.choiceId',
] as const;

/** A variant with the members that `$matchItems` may name. */
const entryOf = (
  world: World,
  product: ProductRecord,
  variant: VariantRecord,
): Partial<Record<(typeof variantParts)[number] | 'id', Comparable | readonly Comparable[]>> => {
  const { currency } = world.state.settings;
  const former = compareAtPrice(product, currency, variant);
  const options = variantOptions(product);
  return {
    id: variant.id,
    sku: skuOf(product, variant),
    ...(variant.barcode !== undefined && { barcode: variant.barcode }),
    visible: isVisible(product, variant),
    'price.actualPrice.amount': actualPrice(product, currency, variant).toFixed(),
    ...(former && { 'price.compareAtPrice.amount': former.toFixed() }),
    'physicalProperties.weight': weightOf(product, variant),
    'choices.optionChoiceIds.optionId': options.map(({ type, name }) => customizationId(world, type, name)),
    'choices.optionChoiceIds.choiceId': options.map(({ type, name }) =>
      choiceId(world, type, name, ownValue(variant.choices, name) ?? ''),
    ),
  };
};

const variantsField = (world: World): QueryField<ProductRecord> => ({
  read: (product) => variantsOnV3(product).map(({ id }) => id),
  operators: ['$matchItems'],
  entries: (product) => variantsOnV3(product).map((variant) => entryOf(world, product, variant)),
});

/** The texts of a product that a search looks into (R425). */
export const searchableTexts: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['name', ({ name }) => name],
  ['description', ({ description }) => description.replaceAll(/<[^>]*>/g, ' ')],
  ['minVariantPriceInfo.sku', ({ sku }) => sku],
  ['variantsInfo.variants.sku', (product) => variantsOnV3(product).map((variant) => skuOf(product, variant))],
  [
    'variantsInfo.variants.barcode',
    (product) => variantsOnV3(product).flatMap(({ barcode }) => barcode ?? []),
  ],
]);
