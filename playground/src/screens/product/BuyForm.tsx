import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import type { Product } from 'vitrine/catalog-v1';
import { Button } from '../../components/Button.tsx';
import control from '../../components/Control.module.css';
import { OptionPicker } from '../../components/OptionPicker.tsx';
import { QuantityField } from '../../components/QuantityField.tsx';
import { text } from '../../text/text.ts';
import styles from './Product.module.css';
import { useAddToCart } from './useAddToCart.ts';
import type { Choices } from './useChoices.ts';

const labelOf = ({ missing, buyable }: Choices, adding: boolean): string => {
  if (adding) return text.product.adding;
  if (missing.length > 0) return text.product.missing(missing);
  return buyable === false ? text.product.soldOut : text.product.add;
};

/** A notice must not hide below the edge of the window. */
const show = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** Options, texts, quantity and the button that says what is still missing. */
export const BuyForm = ({ product, choices }: { product: Product; choices: Choices }) => {
  const [quantity, setQuantity] = useState(1);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const { add, adding, notice } = useAddToCart(product);
  const ready = choices.missing.length === 0 && choices.buyable === true;
  return (
    <Form
      className={styles['buy'] ?? ''}
      style={{ gap: 'var(--s5)' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !adding) add(quantity, choices.selection, texts);
      }}
    >
      {choices.options.map((option) => (
        <OptionPicker
          key={option.name}
          option={option}
          onChoose={(choice) => choices.choose(option.name, choice)}
        />
      ))}
      {product.customTextFields.map(({ title, maxLength, mandatory }) => (
        <TextField
          key={title}
          className={control['field'] ?? ''}
          value={texts[title] ?? ''}
          isRequired={mandatory}
          maxLength={maxLength}
          onChange={(value) => setTexts((all) => ({ ...all, [title]: value }))}
        >
          <Label className={control['label'] ?? ''}>
            {title}
            {!mandatory && ` (${text.common.optional})`}
          </Label>
          <Input className={control['input'] ?? ''} />
        </TextField>
      ))}
      <div className={styles['buy']}>
        <div className={styles['buyRow']}>
          <QuantityField label={text.product.quantity} value={quantity} large onChange={setQuantity} />
          <Button kind="primary" size="large" type="submit" isDisabled={!ready} busy={adding}>
            {labelOf(choices, adding)}
          </Button>
        </div>
        {notice !== undefined && (
          <p ref={show} role="alert" className={styles['notice']}>
            {notice}
          </p>
        )}
        <p className={styles['hint']}>
          {product.productType === 'digital' ? text.product.digital : text.product.ships}
        </p>
      </div>
    </Form>
  );
};
