import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { useUpdateCurrentCart } from 'vitrine/react/carts';
import { keepCart } from '../../app/CartProvider.tsx';
import { Button } from '../../components/Button.tsx';
import control from '../../components/Control.module.css';
import { toast } from '../../lib/announcer.ts';
import { text } from '../../text/text.ts';
import styles from './CartScreen.module.css';

/** Longest note that the platform takes (carts description, buyerNote). */
const LONGEST = 1000;

/** What the buyer wants the shop to know. */
export const NoteForm = ({ note }: { note: string }) => {
  const [draft, setDraft] = useState(note);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useUpdateCurrentCart();
  const save = () =>
    mutate(
      { data: { cartInfo: { buyerNote: draft.trim() } } },
      {
        onSuccess: (answer) => {
          keepCart(queryClient, answer);
          toast(text.note.saved);
        },
        onError: () => toast(text.note.failed, 'error'),
      },
    );
  return (
    <Form
      className={`${control['field'] ?? ''} ${styles['note'] ?? ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
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
      {draft.trim() !== note && (
        <div>
          <Button type="submit" size="small" busy={isPending}>
            {text.note.save}
          </Button>
        </div>
      )}
    </Form>
  );
};
