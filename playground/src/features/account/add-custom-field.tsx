import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { text } from '../../text/members.ts';
import styles from '../members/account.module.css';

/** Adds the input of a custom field by its key. The API does not list the fields that a site has added. */
export const AddCustomField = ({
  known,
  onAdd,
}: {
  known: readonly string[];
  onAdd: (key: string) => void;
}) => {
  const [key, setKey] = useState('');
  const words = text.members.account;
  const name = key.trim();
  return (
    <div className={styles['add']}>
      <TextInput
        label={words.customKey}
        value={key}
        maxLength={100}
        hint={words.customKeyHint}
        input={{ dir: 'ltr', placeholder: 'custom.homepage' }}
        onChange={setKey}
      />
      <Button
        isDisabled={name === '' || known.includes(name)}
        onPress={() => {
          onAdd(name);
          setKey('');
        }}
      >
        {words.customAdd}
      </Button>
    </div>
  );
};
