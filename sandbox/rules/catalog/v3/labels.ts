import { idFrom, slugFrom } from '../../../engine/ids.ts';
import type { World } from '../../../engine/context.ts';
import { ownValue } from '../../../engine/values/objects.ts';
import type { LabelKind, ProductRecord } from '../../../records/state.ts';
import type { Parts } from './parts.ts';
import { richContent } from './rich-content.ts';

/** The maximum number of ribbons beside the first one (R361), and of sections (R362). */
export const MOST_LABELS = { additionalRibbons: 4, sections: 20 } as const;

/** The id of the brand or ribbon with a name; a name has one of each (R360). A renamed one keeps its id. */
export const labelId = ({ state }: World, kind: LabelKind, name: string): string =>
  ownValue(state.labelIds ?? {}, `${kind}:${name}`) ?? idFrom(`${state.seed}:${kind}:${name}`);

/** The id of the brand with a name. */
export const brandId = (world: World, name: string): string => labelId(world, 'brand', name);

/** The id of the ribbon with a name. */
export const ribbonId = (world: World, name: string): string => labelId(world, 'ribbon', name);

/** Whether a product has a brand or a ribbon. */
export const hasLabel = (product: ProductRecord, kind: LabelKind, name: string): boolean =>
  kind === 'brand' ? product.brand === name : ribbonNames(product).includes(name);

/** Takes a brand or a ribbon off a product. */
export const withoutLabel = (product: ProductRecord, kind: LabelKind, name: string): void => {
  if (product[kind] === name) delete product[kind];
  if (kind === 'ribbon' && product.additionalRibbons)
    product.additionalRibbons = product.additionalRibbons.filter((one) => one !== name);
};

/** The names of all ribbons of a product, the first one first. */
export const ribbonNames = ({ ribbon, additionalRibbons = [] }: ProductRecord): string[] => [
  ...(ribbon ? [ribbon] : []),
  ...additionalRibbons,
];

/** A short label of a product (R361). */
const ribbonView = (world: World, name: string) => ({ id: ribbonId(world, name), name: name.slice(0, 30) });

/** The brand and the ribbons of a product. */
export const labelsView = (world: World, product: ProductRecord) => {
  const { brand, ribbon, additionalRibbons = [] } = product;
  return {
    ...(brand && { brand: { id: brandId(world, brand), name: brand } }),
    ...(ribbon && { ribbon: ribbonView(world, ribbon) }),
    additionalRibbons: additionalRibbons
      .slice(0, MOST_LABELS.additionalRibbons)
      .map((name) => ribbonView(world, name)),
  };
};

/** A section, shared by all products that have the same title and text (R362). */
const sectionOf = ({ state }: World, { title, description }: ProductRecord['sections'][number]) => {
  const id = idFrom(`${state.seed}:section:${title}:${description}`);
  return { id, uniqueName: `${slugFrom(title, new Set()).slice(0, 80)}-${id.slice(0, 8)}` };
};

/** The ids of the sections of a product with their unique names. */
export const sectionNames = (world: World, { sections }: ProductRecord) =>
  sections.map((section) => sectionOf(world, section));

/** The additional texts of a product page, whose titles and texts come on request (R432). */
export const sectionsView = (world: World, { sections }: ProductRecord, { has }: Parts) =>
  sections.slice(0, MOST_LABELS.sections).map((section) => {
    const { id, uniqueName } = sectionOf(world, section);
    return {
      id,
      ...(has('INFO_SECTION') && { uniqueName, title: section.title }),
      ...(has('INFO_SECTION_DESCRIPTION') && { description: richContent(section.description) }),
      ...(has('INFO_SECTION_PLAIN_DESCRIPTION') && { plainDescription: section.description }),
    };
  });
