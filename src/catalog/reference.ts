import type { CatalogReference } from '../../generated/carts/types.ts';
import { ChoiceError } from './choice-error.ts';
import { variantOf } from './resolve.ts';
import type { ProductOptionsState } from './types.ts';

/**
 * Refuses a choice that the platform would not add to a cart, although it would answer 200. With `soldOut`, for a
 * back-in-stock request, texts are not needed.
 * @throws ChoiceError
 */
export const checkChoice = (state: ProductOptionsState, soldOut: boolean): void => {
  const { options, missing, availability } = state;
  const texts = soldOut ? [] : state.texts;
  const lacking = [
    ...missing,
    ...texts.filter(({ problem }) => problem === 'missing').map(({ title }) => title),
  ];
  if (lacking.length > 0)
    throw new ChoiceError(`Not yet chosen: ${lacking.join(', ')}`, 'choice-incomplete', lacking);
  const long = texts.find(({ problem }) => problem === 'too-long');
  if (long)
    throw new ChoiceError(`${long.title} may have at most ${long.maxLength} characters`, 'text-too-long');
  const choice = options.map(({ chosen }) => chosen).join(', ') || state.product.name;
  if (availability === 'impossible')
    throw new ChoiceError(`No variant has this combination: ${choice}`, 'choice-impossible');
  if (availability === 'sold-out' && !soldOut)
    throw new ChoiceError(`Sold out: ${choice}`, 'choice-sold-out');
};

/**
 * The reference of a choice: the id of the variant if the product manages variants, otherwise the choices themselves; and
 * the custom texts.
 */
export const referenceOf = (
  { product, selection, texts }: ProductOptionsState,
  appId: string,
): CatalogReference => {
  const variant = product.manageVariants ? variantOf(product, selection) : undefined;
  const entered = texts.filter(({ value }) => value.trim() !== '').map(({ title, value }) => [title, value]);
  const options = {
    ...(variant && { variantId: variant.id }),
    ...(!variant && Object.keys(selection).length > 0 && { options: { ...selection } }),
    ...(entered.length > 0 && { customTextFields: Object.fromEntries(entered) }),
  };
  return { appId, catalogItemId: product.id, ...(Object.keys(options).length > 0 && { options }) };
};
