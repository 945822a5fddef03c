import { useCallback } from 'react';
import { isValidationError } from 'vitrine';
import { type ProductChoicesResult, useCartActions } from 'vitrine/react';
import { useSnippet } from './use-snippet.ts';
import { text } from '../../text/text.ts';

/** The page's code in a few lines, with the current choices. */
const codeOf = ({
  product,
  selection,
}: ProductChoicesResult): string => `const { choose, missing, reference } = useProductChoices(product);
const { add } = useCartActions();

${Object.entries(selection)
  .map(([name, choice]) => `choose(${JSON.stringify(name)}, ${JSON.stringify(choice)});`)
  .join('\n')}
// ${product.name}: refused before anything is sent while a choice is missing
await add({ quantity: 1, catalogReference: reference() });
`;

/** Adds the page's code to the Code tab, with a button that runs it with any choices. */
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
  useSnippet({ id: 'product', title: text.code.title, code: codeOf(choices), run });
};
