import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { useCartActions } from 'vitrine/react';
import type { CartField } from 'vitrine/state';
import { Button } from '../../components/button.tsx';
import control from '../../components/field.module.css';
import { toast } from '../../lib/announcer.ts';
import { text } from '../../text/text.ts';
import styles from './cart-screen.module.css';

/** Maximum length of `buyerNote` on the platform. */
const LONGEST = 1000;

/** The buyer's note to the shop. */
export const NoteForm = ({ note }: { note: CartField<string> }) => {
  const [draft, setDraft] = useState(note.value);
  const { setNote } = useCartActions();
  const save = async (): Promise<void> => {
    const { outcome } = await setNote(draft.trim());
    if (outcome === 'applied') toast(text.note.saved);
  };
  return (
    <Form
      className={`${control['field'] ?? ''} ${styles['note'] ?? ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField className={control['field'] ?? ''} value={draft} onChange={setDraft} maxLength={LONGEST}>
        <Label className={control['label'] ?? ''}>
          {text.note.label} ({text.common.optional})
        </Label>
        <TextArea className={`${control['input'] ?? ''} ${control['area'] ?? ''}`} />
        <Text slot="description" className={control['hint'] ?? ''}>
          {text.note.hint}
        </Text>
      </TextField>
      {note.error && (
        <p role="alert" className={control['error']}>
          {text.note.failed}
        </p>
      )}
      {(draft.trim() !== note.value || note.pending) && (
        <div>
          <Button type="submit" size="small" busy={note.pending}>
            {text.note.save}
          </Button>
        </div>
      )}
    </Form>
  );
};
