import type { World } from '../../engine/context.ts';
import { CatalogMoveError, moveCatalog } from '../../rules/catalog/move.ts';
import { OwnerError } from './types.ts';

/** Moves the catalog at once (R316). */
export const moveCatalogNow = (world: World): void => {
  try {
    moveCatalog(world);
  } catch (error) {
    throw error instanceof CatalogMoveError ? new OwnerError(error.message, { cause: error }) : error;
  }
};
