import { type RefObject, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { ProductChoicesResult } from 'vitrine/react';
import { Button } from '../../components/button.tsx';
import { ModifierPicker } from './modifier-picker.tsx';
import { OptionPicker } from './option-picker.tsx';
import { Note } from '../../components/note.tsx';
import { QuantityField } from '../../components/quantity-field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { money } from '../../lib/format.ts';
import { text } from '../../text/shop.ts';
import { buyLabel } from './buy-label.ts';
import { NotifyMe } from './notify-me.tsx';
import styles from './product.module.css';
import { useAddToCart } from './use-add-to-cart.ts';

/** Scrolls a notice into view. */
const show = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** The choices of options and modifiers, and the texts of the buyer. */
const Choices = ({ choices }: { choices: ProductChoicesResult }) => {
  const { options, modifiers, texts, price } = choices;
  const currency = price?.now.currency ?? '';
  const added = (amount: string | undefined) =>
    amount !== undefined && Number(amount) > 0 ? ` (+${money(amount, currency)})` : '';
  return (
    <>
      {options.map((option) => (
        <OptionPicker
          key={option.name}
          option={option}
          onChoose={(choice) => choices.choose(option.name, choice)}
        />
      ))}
      {modifiers.map((modifier) => (
        <ModifierPicker
          key={modifier.key}
          modifier={modifier}
          currency={currency}
          onChoose={(choice) => choices.modify(modifier.key, choice)}
        />
      ))}
      {texts.map(({ key, title, maxLength, mandatory, value, addedPrice }) => (
        <TextInput
          key={key}
          label={`${title}${mandatory ? '' : ` (${text.common.optional})`}${added(addedPrice)}`}
          value={value}
          maxLength={maxLength}
          input={{ required: mandatory }}
          onChange={(next) => choices.write(key, next)}
        />
      ))}
    </>
  );
};

export interface BuyFormProps {
  choices: ProductChoicesResult;
  id: string;
  /** Receives the button that adds to the cart. */
  button: RefObject<HTMLButtonElement | null>;
  onStale: () => void;
}

/** Options, custom texts, quantity, and a button that names the missing choice; for a sold-out product, "Notify me". */
export const BuyForm = ({ choices, id, button, onStale }: BuyFormProps) => {
  const { product, availability, missing, reference } = choices;
  const [quantity, setQuantity] = useState(1);
  const { add, notice } = useAddToCart(product, onStale);
  const isSoldOut = availability === 'sold-out';
  const isUnsellable = availability === 'impossible' || availability === 'without-file';
  const ready = missing.length === 0 && !isSoldOut && !isUnsellable;
  return (
    <Form
      id={id}
      className={styles['buy'] ?? ''}
      style={{ gap: 'var(--s5)' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void add(quantity, reference);
      }}
    >
      <Choices choices={choices} />
      <div className={styles['buy']}>
        {!isSoldOut && (
          <div className={styles['buyRow']}>
            <QuantityField label={text.product.quantity} value={quantity} large onChange={setQuantity} />
            <Button ref={button} kind="primary" size="large" type="submit" isDisabled={!ready}>
              {buyLabel(choices)}
            </Button>
          </div>
        )}
        {notice !== undefined && (
          <div ref={show}>
            <Note live="alert" tone="warn">
              {notice}
            </Note>
          </div>
        )}
        {isSoldOut && <NotifyMe choices={choices} prominent />}
        <p className="soft">{product.digital ? text.product.digital : text.product.ships}</p>
        {!isSoldOut && <NotifyMe choices={choices} />}
      </div>
    </Form>
  );
};
