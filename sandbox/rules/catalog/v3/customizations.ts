import { idFrom } from '../../../engine/ids.ts';
import type { World } from '../../../engine/context.ts';
import type {
  ModifierChoiceRecord,
  ModifierRecord,
  OptionRecord,
  ProductRecord,
} from '../../../records/state.ts';

/** The maximum number of options, modifiers, and choices of each (R345). */
export const MOST = { options: 6, modifiers: 10, choices: 1_000 } as const;

/** Whether the options of a product make variants in the newer catalog: only managed ones do. */
const makeVariants = ({ manageVariants, options }: ProductRecord): boolean =>
  manageVariants && options.length > 0;

/** The options that make variants. */
export const variantOptions = (product: ProductRecord): readonly OptionRecord[] =>
  makeVariants(product) ? product.options : [];

/**
 * The modifiers with choices. Options whose variants are not managed become mandatory modifiers of the only variant;
 * modifiers of the newer catalog follow.
 */
export const choiceModifiers = (product: ProductRecord): readonly ModifierRecord[] => [
  ...(makeVariants(product)
    ? []
    : product.options.map((option): ModifierRecord => ({ ...option, mandatory: true }))),
  ...(product.modifiers ?? []),
];

/** The id of a customization of the store: options of the same name and kind share it (R347). */
export const customizationId = ({ state }: World, kind: string, name: string): string =>
  idFrom(`${state.seed}:customization:${kind}:${name}`);

/** The id of a choice, which belongs to the shared customization. */
export const choiceId = ({ state }: World, kind: string, name: string, choice: string): string =>
  idFrom(`${state.seed}:choice:${kind}:${name}:${choice}`);

/** The key of a name in catalog references (R348). */
export const keyOfName = (name: string): string => name.slice(0, 50);

/** The members of a choice that options and modifiers share (R346). */
export const choiceHead = (
  world: World,
  { name, type }: OptionRecord | ModifierRecord,
  { value, description }: ModifierChoiceRecord,
) => ({
  choiceId: choiceId(world, type, name, description),
  key: keyOfName(description),
  name: description,
  ...(type === 'color'
    ? { choiceType: 'ONE_COLOR' as const, colorCode: value }
    : { choiceType: 'CHOICE_TEXT' as const }),
});

/** The way in which choices are displayed (R346). */
export const renderType = ({ type }: { type: OptionRecord['type'] }): 'TEXT_CHOICES' | 'SWATCH_CHOICES' =>
  type === 'color' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES';
