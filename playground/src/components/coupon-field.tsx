import { type ReactNode, useId, useState } from 'react';
import { Button, TextButton } from './button.tsx';
import styles from './coupon-field.module.css';
import { Field } from './field.tsx';
import field from './field.module.css';

/** Maximum length of a coupon code on the platform. */
const LONGEST = 20;

export interface CouponFieldProps {
  words: { readonly label: string; readonly apply: string; readonly remove: string };
  /** The present coupon. */
  code: string | undefined;
  busy: boolean;
  /** Message about a code that was refused. */
  failure?: string | undefined;
  /** Result of the last action. */
  children: ReactNode;
  /** The typed code; it is kept in the field until it is applied. */
  onApply: (code: string, applied: () => void) => unknown;
  onRemove: () => unknown;
}

/** The coupon of a purchase: the present one, and a field for another. */
export const CouponField = ({
  words,
  code,
  busy,
  failure,
  children,
  onApply,
  onRemove,
}: CouponFieldProps) => {
  const [typed, setTyped] = useState('');
  const said = useId();
  return (
    <form
      noValidate
      className={field['field']}
      onSubmit={(event) => {
        event.preventDefault();
        void onApply(typed.trim(), () => setTyped(''));
      }}
    >
      {code !== undefined && (
        <div className={styles['applied']} aria-busy={busy}>
          <code dir="ltr">{code}</code>
          <TextButton onPress={() => void onRemove()}>{words.remove}</TextButton>
        </div>
      )}
      <Field label={words.label}>
        {(control) => (
          <div className={field['row']}>
            <input
              {...control}
              aria-describedby={said}
              aria-invalid={failure !== undefined || undefined}
              value={typed}
              maxLength={LONGEST}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck="false"
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" busy={busy}>
              {words.apply}
            </Button>
          </div>
        )}
      </Field>
      <div id={said}>
        <p role="alert" className={field['error']}>
          {failure}
        </p>
        <output className="soft">{children}</output>
      </div>
    </form>
  );
};
