import { useState } from 'react';
import { Button as Trigger } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { isValidationError } from 'vitrine';
import { useAddToCurrentCart } from 'vitrine/react/carts';
import type { ProductOptionsResult } from 'vitrine/react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { text } from '../../text/text.ts';
import styles from './Product.module.css';

/** The page in a few lines, with the choices as they are. */
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

/** What the page does, in code, and a button that does it whatever is chosen. */
export const ProductCode = ({ choices }: { choices: ProductOptionsResult }) => {
  const [said, setSaid] = useState<string>();
  const add = useAddToCurrentCart();
  const run = () => {
    try {
      const catalogReference = choices.reference();
      add.mutate(
        { data: { lineItems: [{ quantity: 1, catalogReference }] } },
        {
          onSuccess: ({ cart }) => setSaid(text.code.answered(cart.lineItems.length)),
          onError: ({ message }) => setSaid(message),
        },
      );
    } catch (error) {
      if (!isValidationError(error)) throw error;
      setSaid(text.code.refused(error.name, error.message));
    }
  };
  return (
    <Disclosure className={styles['code'] ?? ''}>
      <Heading level={2}>
        <Trigger slot="trigger" className={styles['codeTrigger'] ?? ''}>
          <Icon name="terminal" size={18} />
          {text.code.title}
        </Trigger>
      </Heading>
      <DisclosurePanel className={styles['codePanel'] ?? ''}>
        <pre dir="ltr">
          <code>{codeOf(choices)}</code>
        </pre>
        <div className={styles['buyRow']}>
          <Button size="small" onPress={run} busy={add.isPending}>
            {text.code.run}
          </Button>
          {said !== undefined && <output>{said}</output>}
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
};
