import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { ProductOption } from 'vitrine/catalog-v1';
import type { ProductOptionInput } from 'vitrine/catalog-write';
import { Button, PressButton } from '../../../components/button.tsx';
import { ConfirmBox } from '../../../components/confirm-box.tsx';
import { Icon } from '../../../components/icon.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { hasChoice, withChoice, withoutChoice } from './product-options.ts';
import { text } from '../../../text/owner.ts';
import styles from './editor.module.css';

export interface OptionRowProps {
  option: ProductOption;
  /** All options of the product, in the format of the call. */
  inputs: readonly ProductOptionInput[];
  busy: boolean;
  onSave: (options: ProductOptionInput[], done?: () => void) => void;
}

/** One option: its choices, each with a remove button, and a field for another choice. */
export const OptionRow = ({ option, inputs, busy, onSave }: OptionRowProps) => {
  const { options: words } = text.ownerProduct;
  const { name, choices, optionType } = option;
  const [typed, setTyped] = useState('');
  const [color, setColor] = useState('#5c8064');
  const [going, setGoing] = useState<string>();
  const own = inputs.find((input) => input.name === name);
  const taken = own !== undefined && hasChoice(own, typed);
  const isColor = optionType === 'color';
  const add = () => {
    const description = typed.trim();
    if (description === '' || taken) return;
    const choice = { value: isColor ? color : description, description };
    onSave(withChoice(inputs, name, choice), () => setTyped(''));
  };
  return (
    <div className={styles['option']}>
      <h3>{name}</h3>
      <ul className={styles['choices']} aria-label={words.choices(name)}>
        {choices?.map(({ value, description }) => (
          <li key={description}>
            {isColor && <span className={styles['swatch']} style={{ background: value }} />}
            {description}
            <PressButton
              aria-label={words.removeChoice(description ?? '', name)}
              className={styles['drop']}
              onPress={() => setGoing(description)}
            >
              <Icon name="close" size={14} />
            </PressButton>
          </li>
        ))}
      </ul>
      <Form
        className={styles['addRow'] ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextInput
          label={words.addChoice(name)}
          value={typed}
          onChange={setTyped}
          maxLength={50}
          error={taken ? words.exists : undefined}
        />
        {isColor && (
          <label className={styles['color']}>
            <span>{words.color}</span>
            <input type="color" value={color} onChange={({ target }) => setColor(target.value)} />
          </label>
        )}
        <Button type="submit" busy={busy} aria-label={words.addTo(name)}>
          {words.add}
        </Button>
      </Form>
      <ConfirmBox
        title={words.removeChoiceTitle(going ?? '')}
        body={words.removeChoiceBody}
        action={text.ownerShop.actions.remove}
        open={going !== undefined}
        busy={busy}
        onConfirm={() => {
          if (going !== undefined) onSave(withoutChoice(inputs, name, going), () => setGoing(undefined));
        }}
        onClose={() => setGoing(undefined)}
      />
    </div>
  );
};
