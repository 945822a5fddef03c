import type { CatalogReference } from '../../generated/shared/types.ts';
import { STORES_APP_ID } from '../core/stores-app-id.ts';
import { ChoiceError } from './choice-error.ts';
import type { ProductChoicesState } from './choices-types.ts';
import type { ListedProduct } from './model.ts';

/** Options of a catalog reference. */
export interface ReferenceOptions {
  /** App id of the store in catalog references. Default: `STORES_APP_ID`, which carts take in both contract families. */
  readonly appId?: string | undefined;
}

const chosenNames = ({ selection, product }: ProductChoicesState): string =>
  Object.values(selection).join(', ') || product.name;

/**
 * Refuses choices that the platform would not add to a cart, although it may answer 200. With `soldOut`, for a
 * back-in-stock request, texts and modifiers are not needed.
 * @throws ChoiceError
 */
export const checkChoices = (state: ProductChoicesState, soldOut: boolean): void => {
  const texts = soldOut ? [] : state.texts;
  const optional = new Set(soldOut ? state.modifiers.map(({ name }) => name) : []);
  const lacking = [
    ...state.missing.filter((name) => !optional.has(name)),
    ...texts.filter(({ problem }) => problem === 'missing').map(({ title }) => title),
  ];
  if (lacking.length > 0)
    throw new ChoiceError(`Not yet chosen: ${lacking.join(', ')}`, 'choice-incomplete', lacking);
  const long = texts.find(({ problem }) => problem === 'too-long');
  if (long)
    throw new ChoiceError(`${long.title} may have at most ${long.maxLength} characters`, 'text-too-long');
  if (!state.product.variants)
    throw new ChoiceError(`The variants of ${state.product.name} were not sent`, 'variants-unknown');
  if (!state.variant)
    throw new ChoiceError(`No variant has this combination: ${chosenNames(state)}`, 'choice-impossible');
  if (state.variant.withoutFile && !soldOut)
    throw new ChoiceError(
      `${state.product.name} is a download without a file, so it cannot be bought. The owner adds the file in the store.`,
      'file-missing',
    );
  if (state.availability === 'sold-out' && !soldOut)
    throw new ChoiceError(`Sold out: ${chosenNames(state)}`, 'choice-sold-out');
};

/** A reference, without `options` if it would be empty. */
const referenceTo = (
  { id }: ListedProduct,
  options: Readonly<Record<string, unknown>>,
  { appId = STORES_APP_ID }: ReferenceOptions,
): CatalogReference => ({
  appId,
  catalogItemId: id,
  ...(Object.keys(options).length > 0 && { options: { ...options } }),
});

/** The reference of the chosen variant with its modifiers and texts. */
export const referenceOfChoices = (
  { product, variant, modifiers, texts }: ProductChoicesState,
  setup: ReferenceOptions,
): CatalogReference => {
  const modified = modifiers.flatMap(({ key, chosen }) => (chosen === undefined ? [] : [[key, chosen]]));
  const written = texts.filter(({ value }) => value.trim() !== '').map(({ key, value }) => [key, value]);
  return referenceTo(
    product,
    {
      ...(variant?.id !== undefined && { variantId: variant.id }),
      ...(modified.length > 0 && { options: Object.fromEntries(modified) }),
      ...(written.length > 0 && { customTextFields: Object.fromEntries(written) }),
      ...(variant?.stock === 'pre-order' && { preOrderRequested: true }),
    },
    setup,
  );
};

/**
 * The reference of a product of a list that can go into a cart without any choice; undefined if it is sold out, or if
 * its page has to ask for a choice or a text first.
 */
export const plainReference = (
  product: ListedProduct,
  setup: ReferenceOptions = {},
): CatalogReference | undefined => {
  const { options, modifiers, texts, stock, variantId } = product;
  const asks = [...modifiers, ...texts].some(({ mandatory }) => mandatory);
  if (options.length > 0 || asks || stock === 'sold-out') return undefined;
  return referenceTo(
    product,
    {
      ...(variantId !== undefined && { variantId }),
      ...(stock === 'pre-order' && { preOrderRequested: true }),
    },
    setup,
  );
};
