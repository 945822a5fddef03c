import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import type { ProductOptionsResult } from 'vitrine/react';
import { Button } from '../../components/button.tsx';
import control from '../../components/control.module.css';
import { OptionPicker } from './option-picker.tsx';
import { QuantityField } from '../../components/quantity-field.tsx';
import { ErrorRow } from '../../components/state.tsx';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/text.ts';
import { NotifyMe } from './notify-me.tsx';
import styles from './product.module.css';
import { useAddToCart } from './use-add-to-cart.ts';

const labelOf = ({ missing, availability }: ProductOptionsResult): string => {
  if (availability === 'sold-out') return text.product.soldOut;
  if (missing.length > 0) return text.product.missing(missing);
  return availability === 'impossible' ? text.product.choiceImpossible : text.product.add;
};

/** Scrolls a notice into view. */
const show = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** Options, custom texts, quantity, and a button that names the missing choice. */
export const BuyForm = ({ choices, onStale }: { choices: ProductOptionsResult; onStale: () => void }) => {
  const { product, options, texts, availability, pending, error, reference } = choices;
  const [quantity, setQuantity] = useState(1);
  const { add, notice } = useAddToCart(product, onStale);
  const isSoldOut = availability === 'sold-out';
  const ready = availability === 'available' && !pending;
  return (
    <Form
      className={styles['buy'] ?? ''}
      style={{ gap: 'var(--s5)' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void add(quantity, reference);
      }}
    >
      {options.map((option) => (
        <OptionPicker
          key={option.name}
          option={option}
          onChoose={(choice) => choices.choose(option.name, choice)}
        />
      ))}
      {error && (
        <ErrorRow
          title={text.product.availabilityFailed}
          detail={failureText(error)}
          onRetry={choices.retry}
        />
      )}
      {texts.map(({ title, maxLength, mandatory, value }) => (
        <TextField
          key={title}
          className={control['field'] ?? ''}
          value={value}
          isRequired={mandatory}
          maxLength={maxLength}
          onChange={(next) => choices.write(title, next)}
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
          {!isSoldOut && (
            <QuantityField label={text.product.quantity} value={quantity} large onChange={setQuantity} />
          )}
          <Button kind="primary" size="large" type="submit" isDisabled={!ready}>
            {labelOf(choices)}
          </Button>
        </div>
        {notice !== undefined && (
          <p ref={show} role="alert" className={styles['notice']}>
            {notice}
          </p>
        )}
        <NotifyMe choices={choices} prominent={isSoldOut} />
        <p className={styles['hint']}>
          {product.productType === 'digital' ? text.product.digital : text.product.ships}
        </p>
      </div>
    </Form>
  );
};
