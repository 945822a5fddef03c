import { useState } from 'react';
import { useCartActions } from 'vitrine/react';
import type { CartField } from 'vitrine/state';
import { Form } from '../../components/form.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { toast } from '../../lib/announcer.ts';
import { text } from '../../text/text.ts';

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
      submit={text.note.save}
      kind="plain"
      idle={draft.trim() === note.value && !note.pending}
      busy={note.pending}
      error={note.error}
      failed={text.note.failed}
      onSubmit={() => void save()}
    >
      <TextInput
        label={`${text.note.label} (${text.common.optional})`}
        hint={text.note.hint}
        rows={3}
        value={draft}
        maxLength={LONGEST}
        onChange={setDraft}
      />
    </Form>
  );
};
