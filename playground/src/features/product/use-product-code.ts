import { useCallback } from 'react';
import { isValidationError } from 'vitrine';
import { type ProductChoicesResult, useCartActions } from 'vitrine/react';
import { productProgram } from '../programs/product-program.ts';
import { useProgramSite } from '../programs/use-program-site.ts';
import { useSnippet } from './use-snippet.ts';
import { text } from '../../text/shop.ts';

/** Adds a program with the choices of the page to the Code tab, and a button that does the same here. */
export const useProductCode = (choices: ProductChoicesResult): void => {
  const { add, settled } = useCartActions();
  const run = useCallback(async () => {
    try {
      const { outcome, error } = await add({ quantity: 1, catalogReference: choices.reference() });
      if (outcome === 'failed') throw error;
      return text.code.answered((await settled()).lines.length);
    } catch (error) {
      if (!isValidationError(error)) throw error;
      return text.code.refused(error.name, error.message);
    }
  }, [add, settled, choices]);
  const { product, selection } = choices;
  const code = productProgram({ slug: product.slug ?? '', selection }, useProgramSite());
  useSnippet({ id: 'product', title: text.code.title, code, run });
};
