import { DEFAULT_VARIANT_ID, idFrom, slugFrom } from '../engine/ids.ts';
import { numberFrom } from '../engine/values/random.ts';
import { combinations } from '../rules/catalog/options.ts';
import type {
  ChoiceRecord,
  CollectionRecord,
  OptionRecord,
  PictureRecord,
  ProductRecord,
  VariantRecord,
} from '../records/state.ts';
import { colors, type CollectionSeed, type ProductSeed } from './seed-types.ts';

const DAY = 86_400_000;

/** The products and collections of a shop from their short form. */
export const buildCatalog = (
  seed: string,
  now: number,
  shop: readonly CollectionSeed[],
): { products: ProductRecord[]; collections: CollectionRecord[] } => {
  const slugs = new Set<string>();
  const collections = shop.map(({ name, text, shape }): CollectionRecord => {
    const slug = slugFrom(name, new Set());
    return {
      id: idFrom(`${seed}:collection:${slug}`),
      slug,
      name,
      description: text,
      visible: true,
      picture: picture(seed, `collection-${slug}`, shape, 0, name),
    };
  });
  const idOf = new Map(collections.map(({ name, id }) => [name, id]));
  let number = 0;
  const products = shop.flatMap(({ name, products: list }) =>
    list.map((product): ProductRecord => {
      number += 1;
      const slug = slugFrom(product.name, slugs);
      slugs.add(slug);
      const collectionIds = [name, ...(product.also ?? [])].flatMap((title) => idOf.get(title) ?? []);
      return buildProduct({ seed, now, product, slug, number, collectionIds });
    }),
  );
  return { products, collections };
};

interface ProductPlace {
  seed: string;
  now: number;
  product: ProductSeed;
  slug: string;
  number: number;
  collectionIds: string[];
}

const buildProduct = ({ seed, now, product, slug, number, collectionIds }: ProductPlace): ProductRecord => {
  const options = optionsOf(product);
  const sku = `VT-${String(number).padStart(3, '0')}`;
  const created = now - (20 + ((number * 37) % 300)) * DAY;
  const manageVariants = product.variants !== undefined;
  return {
    id: idFrom(`${seed}:product:${slug}`),
    numericId: String(1_700_000_000_000_000 + number),
    slug,
    name: product.name,
    description: product.text,
    visible: true,
    type: product.digital ? 'digital' : 'physical',
    ...(product.brand && { brand: product.brand }),
    ...(product.ribbon && { ribbon: product.ribbon }),
    price: product.price,
    cost: product.cost,
    ...(product.percentOff && { discount: { type: 'PERCENT', value: product.percentOff } }),
    ...(product.amountOff && { discount: { type: 'AMOUNT', value: product.amountOff } }),
    weight: product.weight ?? '0',
    sku,
    taxClass: product.reducedTax ? 'reduced' : 'standard',
    ...(product.perUnit && { perUnit: product.perUnit }),
    manageVariants,
    options,
    variants: variantsOf(seed, slug, sku, product, options),
    quantity: manageVariants ? null : (product.left ?? null),
    inStock: product.left !== 0,
    customTextFields: product.customText ? [product.customText] : [],
    sections: product.care ? [{ title: 'Care', description: product.care }] : [],
    collectionIds,
    pictures: picturesOf(seed, slug, product),
    createdDate: new Date(created).toISOString(),
    lastUpdated: new Date(created + ((number * 11) % 19) * DAY).toISOString(),
  };
};

const optionsOf = ({ sizes, colors: names }: ProductSeed): OptionRecord[] => [
  ...(sizes
    ? [
        {
          name: sizes.name ?? 'Size',
          type: 'drop_down' as const,
          choices: sizes.values.map((value): ChoiceRecord => ({ value, description: value })),
        },
      ]
    : []),
  ...(names
    ? [
        {
          name: 'Color',
          type: 'color' as const,
          choices: names.map((name): ChoiceRecord => ({ value: colors[name], description: name })),
        },
      ]
    : []),
];

const variantsOf = (
  seed: string,
  slug: string,
  sku: string,
  { variants, left }: ProductSeed,
  options: readonly OptionRecord[],
): VariantRecord[] => {
  if (options.length === 0)
    return [{ id: DEFAULT_VARIANT_ID, choices: {}, sku, visible: true, quantity: null, inStock: true }];
  return combinations(options).map((choices, index): VariantRecord => {
    const key = Object.values(choices).join('|');
    const own = variants?.[key];
    const quantity = variants ? (own?.left ?? left ?? null) : null;
    return {
      id: idFrom(`${seed}:variant:${slug}:${key}`),
      choices,
      sku: variants ? `${sku}-${String(index + 1).padStart(2, '0')}` : sku,
      ...(own?.price && { price: own.price }),
      ...(own?.weight && { weight: own.weight }),
      visible: own?.hidden !== true,
      quantity,
      inStock: quantity === null || quantity > 0,
    };
  });
};

const picturesOf = (
  seed: string,
  slug: string,
  { name, shape, colors: names }: ProductSeed,
): PictureRecord[] => {
  const views = [0, 1].map((view) => picture(seed, `${slug}-${view + 1}`, shape, view, name));
  const choices = (names ?? []).map((color, index) => ({
    ...picture(seed, `${slug}-c${index + 1}`, shape, index % 2, `${name} in ${color}`),
    color: colors[color],
    choice: { option: 'Color', descriptions: [color] },
  }));
  // The first picture of a product with colors shows its first color.
  const [first] = choices;
  return [...views.map((view) => (first ? { ...view, color: first.color } : view)), ...choices];
};

const picture = (
  seed: string,
  file: string,
  shape: string,
  view: number,
  altText: string,
): PictureRecord => ({
  id: `${file}.svg`,
  altText,
  shape,
  palette: numberFrom(`${seed}:${file.replace(/-[c\d]+$/, '')}`) % 8,
  view,
});
