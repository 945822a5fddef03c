import { type HTMLInputAutoCompleteAttribute, useEffect, useRef } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import control from './control.module.css';

export interface FieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'password';
  /** Autofill hint for browsers and password managers (WCAG 1.3.5, 3.3.8). */
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric' | 'email';
  hint?: string;
  isRequired?: boolean;
  /** Message of an invalid value; the field then takes the focus. */
  problem?: string | undefined;
  /** A new object for each response, so that a repeated problem takes the focus again. */
  said?: unknown;
}

/** A field for personal data. Paste and password managers work in it. */
export const Field = ({ label, problem, said, hint, inputMode, autoComplete, ...field }: FieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem !== undefined) input.current?.focus();
  }, [problem, said]);
  return (
    <TextField
      {...field}
      autoComplete={autoComplete}
      className={control['field'] ?? ''}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
    >
      <Label className={control['label'] ?? ''}>{label}</Label>
      <Input
        ref={input}
        className={control['input'] ?? ''}
        autoCapitalize="none"
        spellCheck="false"
        dir="auto"
        {...(inputMode && { inputMode })}
      />
      {hint !== undefined && (
        <Text slot="description" className={control['hint'] ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={control['error'] ?? ''}>{problem}</FieldError>
    </TextField>
  );
};
