import type { World } from '../../engine/context.ts';

/** The greatest number of options that a product of the newer catalog has. */
const MOST_OPTIONS = 6;

/** A catalog that cannot move: a product has more options than the newer catalog allows. */
export class CatalogMoveError extends Error {
  override readonly name = 'CatalogMoveError';
}

/**
 * Moves the store from the earlier to the newer catalog (R302, R316): the calls of the earlier one are refused from now
 * on, and its notifications stop. Products and variants keep their ids (R317), and carts their lines (R318). A store
 * that has the newer catalog stays as it is.
 */
export const moveCatalog = ({ state }: World): void => {
  if (state.settings.catalogVersion === 'V3') return;
  const product = state.products.find(({ options }) => options.length > MOST_OPTIONS);
  if (product)
    throw new CatalogMoveError(
      `${product.name} has ${product.options.length} options; the newer catalog has ${MOST_OPTIONS} at most.`,
    );
  state.settings.catalogVersion = 'V3';
};

/** The move at a planned instant; a catalog that cannot move stays. */
export const moveCatalogThen = (world: World): void => {
  try {
    moveCatalog(world);
  } catch (error) {
    if (!(error instanceof CatalogMoveError)) throw error;
  }
};
