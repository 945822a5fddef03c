import { ownValue } from '../../../engine/values/objects.ts';
import type { World } from '../../../engine/context.ts';
import type {
  ModifierChoiceRecord,
  ModifierRecord,
  OptionRecord,
  ProductRecord,
} from '../../../records/state.ts';
import { belongsTo, imageView } from '../media-view.ts';
import { isAbsent } from '../absent.ts';
import { isInStock } from '../stock.ts';
import {
  choiceHead,
  choiceModifiers,
  customizationId,
  keyOfName,
  MOST,
  renderType,
  variantOptions,
} from './customizations.ts';
import type { Parts } from './parts.ts';

/** The picture and the media of a choice, each on request (R432). */
const choiceMedia = (
  world: World,
  { pictures }: ProductRecord,
  { name }: { name: string },
  { description }: ModifierChoiceRecord,
  { has }: Parts,
) => {
  const media = pictures.filter((medium) => belongsTo(medium, { [name]: description }));
  const [first] = media;
  return {
    ...(first && has('PRODUCT_CHOICES_DISPLAY_IMAGE') && { displayImage: imageView(world, first) }),
    ...(first &&
      has('PRODUCT_CHOICES_MEDIA_REFERENCES') && {
        media: { items: media.slice(0, 15).map(({ id }) => ({ mediaId: id })) },
      }),
  };
};

/** An option: a choice is in stock (visible) if some variant with it is (R351). */
const optionView = (world: World, product: ProductRecord, option: OptionRecord, parts: Parts) => ({
  id: customizationId(world, option.type, option.name),
  name: option.name,
  key: keyOfName(option.name),
  optionRenderType: renderType(option),
  choicesSettings: {
    choices: option.choices.slice(0, MOST.choices).map((choice) => {
      const having = product.variants.filter(
        ({ choices }) => ownValue(choices, option.name) === choice.description,
      );
      return {
        ...choiceHead(world, option, choice),
        inStock: having.some((variant) => isInStock(product, variant)),
        visible: having.some(({ visible }) => visible),
        ...choiceMedia(world, product, option, choice, parts),
      };
    }),
  },
});

/** The options of a product, at most 6 (R345). */
export const optionsOnV3 = (world: World, product: ProductRecord, parts: Parts) =>
  variantOptions(product)
    .slice(0, MOST.options)
    .map((option) => optionView(world, product, option, parts));

const choiceModifierView = (
  world: World,
  product: ProductRecord,
  modifier: ModifierRecord,
  parts: Parts,
) => ({
  id: customizationId(world, `modifier-${modifier.type}`, modifier.name),
  name: modifier.name,
  key: keyOfName(modifier.name),
  modifierRenderType: renderType(modifier),
  mandatory: modifier.mandatory,
  ...(!isAbsent(product, 'toBeRemovedMandatory') && { toBeRemovedMandatory: modifier.mandatory }),
  choicesSettings: {
    choices: modifier.choices.slice(0, MOST.choices).map((choice) => ({
      ...choiceHead(world, modifier, choice),
      ...(choice.addedPrice !== undefined && { addedPrice: choice.addedPrice }),
      ...choiceMedia(world, product, modifier, choice, parts),
    })),
  },
});

const textModifierView = (
  world: World,
  product: ProductRecord,
  { title, maxLength, mandatory }: ProductRecord['customTextFields'][number],
) => ({
  id: customizationId(world, 'modifier-text', title),
  name: title.slice(0, 50),
  key: keyOfName(title),
  modifierRenderType: 'FREE_TEXT' as const,
  mandatory,
  ...(!isAbsent(product, 'toBeRemovedMandatory') && { toBeRemovedMandatory: mandatory }),
  freeTextSettings: {
    minCharCount: mandatory ? 1 : 0,
    maxCharCount: Math.min(500, maxLength),
    title,
    key: title,
  },
});

/** The modifiers of a product, at most 10 (R345, R353): first the choices, then the texts. */
export const modifiersOnV3 = (world: World, product: ProductRecord, parts: Parts) =>
  [
    ...choiceModifiers(product).map((modifier) => choiceModifierView(world, product, modifier, parts)),
    ...product.customTextFields.map((text) => textModifierView(world, product, text)),
  ].slice(0, MOST.modifiers);
