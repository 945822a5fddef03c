import type { World } from '../../engine/context.ts';
import type { ProductRecord } from '../../records/state.ts';
import { choiceModifiers, MOST, variantOptions } from './v3/customizations.ts';

/** A catalog that cannot move: a product has more options or modifiers than the newer catalog allows (R345). */
export class CatalogMoveError extends Error {
  override readonly name = 'CatalogMoveError';
}

/** The reason why a product cannot move; undefined: it can. Texts of the buyer become modifiers. */
const obstacleOf = (product: ProductRecord): string | undefined => {
  const options = variantOptions(product).length;
  const modifiers = choiceModifiers(product).length + product.customTextFields.length;
  if (options > MOST.options)
    return `${product.name} has ${options} options; the newer catalog has ${MOST.options} at most.`;
  if (modifiers > MOST.modifiers)
    return `${product.name} has ${modifiers} modifiers and texts; the newer catalog has ${MOST.modifiers} at most.`;
  return undefined;
};

/**
 * Moves the store from the earlier to the newer catalog (R302, R316): the calls of the earlier catalog are
 * refused from now on, and its notifications stop. Products and variants keep their ids (R317), and carts
 * their lines (R318). A store that has the newer catalog stays as it is.
 */
export const moveCatalog = ({ state }: World): void => {
  if (state.settings.catalogVersion === 'V3') return;
  for (const product of state.products) {
    const obstacle = obstacleOf(product);
    if (obstacle !== undefined) throw new CatalogMoveError(obstacle);
  }
  state.settings.catalogVersion = 'V3';
  state.catalogMoved = true;
};

/** The move at a planned instant; a catalog that cannot move stays. */
export const moveCatalogThen = (world: World): void => {
  try {
    moveCatalog(world);
  } catch (error) {
    if (!(error instanceof CatalogMoveError)) throw error;
  }
};
