import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { ProductOptionInput } from 'vitrine/catalog-write';
import { Button } from '../../../components/button.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { choicesIn } from './product-options.ts';
import { text } from '../../../text/owner.ts';
import styles from './editor.module.css';

/** Maximum number of options of a product on the platform. */
const MOST = 6;

/** Adds an option with its first choices. */
export const NewOption = ({
  inputs,
  busy,
  onSave,
}: {
  inputs: readonly ProductOptionInput[];
  busy: boolean;
  onSave: (options: ProductOptionInput[], done?: () => void) => void;
}) => {
  const { options: words } = text.ownerProduct;
  const [name, setName] = useState('');
  const [line, setLine] = useState('');
  const choices = choicesIn(line);
  const taken = inputs.some((option) => option.name.toLowerCase() === name.trim().toLowerCase());
  if (inputs.length >= MOST) return null;
  return (
    <Form
      className={styles['option'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '' || taken || choices.length === 0) return;
        onSave([...inputs, { name: name.trim(), choices }], () => {
          setName('');
          setLine('');
        });
      }}
    >
      <h3>{words.newOption}</h3>
      <div className={styles['pair']}>
        <TextInput
          label={words.newOptionName}
          value={name}
          onChange={setName}
          maxLength={50}
          error={taken ? words.exists : undefined}
        />
        <TextInput
          label={words.newOptionChoices}
          value={line}
          onChange={setLine}
          hint={words.newOptionHint}
        />
      </div>
      <div>
        <Button type="submit" size="small" busy={busy}>
          {words.addOption}
        </Button>
      </div>
    </Form>
  );
};
