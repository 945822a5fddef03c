import { useCallback } from 'react';
import { isValidationError } from 'vitrine';
import type { ProductOptionsResult } from 'vitrine/react';
import { useAddToCurrentCart } from 'vitrine/react/carts';
import { useSnippet } from './use-snippet.ts';
import { text } from '../../text/text.ts';

/** The page's code in a few lines, with the current choices. */
const codeOf = ({
  product,
  selection,
}: ProductOptionsResult): string => `const { choose, missing, reference } = useProductOptions(product, { appId });
const add = useAddToCurrentCart();

${Object.entries(selection)
  .map(([name, choice]) => `choose(${JSON.stringify(name)}, ${JSON.stringify(choice)});`)
  .join('\n')}
// ${product.name}: refused before anything is sent while a choice is missing
add.mutate({ data: { lineItems: [{ quantity: 1, catalogReference: reference() }] } });
`;

/** Adds the page's code to the Code tab, with a button that runs it with any choices. */
export const useProductCode = (choices: ProductOptionsResult): void => {
  const { mutateAsync } = useAddToCurrentCart();
  const run = useCallback(async () => {
    try {
      const { cart } = await mutateAsync({
        data: { lineItems: [{ quantity: 1, catalogReference: choices.reference() }] },
      });
      return text.code.answered(cart.lineItems.length);
    } catch (error) {
      if (!isValidationError(error)) throw error;
      return text.code.refused(error.name, error.message);
    }
  }, [mutateAsync, choices]);
  useSnippet({ id: 'product', title: text.code.title, code: codeOf(choices), run });
};
