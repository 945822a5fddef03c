import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { PressButton } from '../../../components/button.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';
import styles from '../table.module.css';

export interface InlineFieldProps {
  /** Name of the value, such as "Price". */
  what: string;
  /** Name of the item that the value belongs to. */
  name: string;
  /** The formatted value. */
  shown: string;
  /** The editable value. */
  draft: string;
  numeric?: boolean;
  maxLength?: number;
  /** Returns the error message for an input; undefined if the input is valid. */
  check?: (typed: string) => string | undefined;
  onSave: (typed: string) => Promise<unknown>;
  children?: ReactNode;
}

/** The typed value while it is edited, with its error and the save. */
const useInlineEdit = ({
  what,
  name,
  draft,
  check,
  onSave,
}: Pick<InlineFieldProps, 'what' | 'name' | 'draft' | 'check' | 'onSave'>) => {
  const [typed, setTyped] = useState<string>();
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const back = useRef(false);
  const open = typed !== undefined;
  useEffect(() => {
    if (open) input.current?.select();
    else if (back.current) button.current?.focus();
    back.current = false;
  }, [open]);

  const error = typed === undefined || typed === draft ? undefined : check?.(typed);
  const close = (focus: boolean) => {
    back.current = focus;
    setTyped(undefined);
  };
  const save = async (focus: boolean) => {
    if (typed === undefined || busy) return;
    if (typed.trim() === draft) return close(focus);
    if (error !== undefined) return input.current?.focus();
    setBusy(true);
    try {
      await onSave(typed.trim());
      toast(text.ownerShop.catalog.saved(what, name));
      close(focus);
    } catch (failure) {
      toast(failureText(failure), 'error');
    }
    setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close(true);
    if (event.key === 'Enter') void save(true);
  };
  return { typed, setTyped, busy, error, button, input, save, onKeyDown };
};

/** A value that turns into a field in place. Enter and blur save, Escape cancels. */
export const InlineField = ({
  what,
  name,
  shown,
  draft,
  numeric = false,
  maxLength,
  check,
  onSave,
  children,
}: InlineFieldProps) => {
  const { typed, setTyped, busy, error, button, input, save, onKeyDown } = useInlineEdit({
    what,
    name,
    draft,
    onSave,
    ...(check && { check }),
  });
  if (typed === undefined)
    return (
      <PressButton
        ref={button}
        className={styles['inline']}
        aria-label={text.ownerShop.catalog.change(what, name, shown)}
        onPress={() => setTyped(draft)}
      >
        {children ?? shown}
      </PressButton>
    );
  return (
    <TextField
      className={styles['inlineField'] ?? ''}
      aria-label={text.ownerShop.catalog.field(what, name)}
      value={typed}
      onChange={setTyped}
      onBlur={() => void save(false)}
      isInvalid={error !== undefined}
      isReadOnly={busy}
      validationBehavior="aria"
      {...(maxLength !== undefined && { maxLength })}
    >
      <Input
        ref={input}
        className={styles['inlineInput'] ?? ''}
        onKeyDown={onKeyDown}
        {...(numeric && { inputMode: 'decimal' as const })}
      />
      {error !== undefined && (
        <small role="alert" className={styles['inlineError']}>
          {error}
        </small>
      )}
    </TextField>
  );
};
