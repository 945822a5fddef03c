import { type ComponentProps, useEffect, useRef } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

export interface TextInputProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Visible lines; 1 by default. */
  rows?: number;
  maxLength?: number;
  required?: boolean;
  /** A new object for each response: an error that comes with one takes the focus, also if it repeats. */
  said?: unknown;
  /** Further attributes, such as `type` and `autoComplete`. */
  input?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'ref'>;
}

/** A field for one line of text, or for several. */
export const TextInput = ({
  value,
  onChange,
  rows = 1,
  maxLength,
  required = false,
  said,
  input,
  ...field
}: TextInputProps) => {
  const line = useRef<HTMLInputElement>(null);
  const { error } = field;
  useEffect(() => {
    if (error !== undefined && said !== undefined) line.current?.focus();
  }, [error, said]);
  const common = { value, maxLength, 'aria-required': required || undefined };
  return (
    <Field {...field}>
      {(control) =>
        rows > 1 ? (
          <textarea
            {...control}
            {...common}
            rows={rows}
            className={`${control.className} ${styles['area'] ?? ''}`}
            dir={input?.dir}
            spellCheck={input?.spellCheck}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <input
            {...input}
            {...control}
            {...common}
            ref={line}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  );
};
