import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input, type InputProps } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import control from './control.module.css';

export interface TextInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  /** Message of an invalid value; marks the field as invalid. */
  error?: string | undefined;
  /** Visible lines; 1 by default. */
  rows?: number;
  maxLength?: number;
  required?: boolean;
  input?: Omit<InputProps, 'className'>;
}

/** A single-line or multi-line text field with its label above and its error below. */
export const TextInput = ({
  label,
  value,
  onChange,
  hint,
  error,
  rows = 1,
  maxLength,
  required = false,
  input,
}: TextInputProps) => (
  <TextField
    className={control['field'] ?? ''}
    value={value}
    onChange={onChange}
    isInvalid={error !== undefined}
    isRequired={required}
    validationBehavior="aria"
    {...(maxLength !== undefined && { maxLength })}
  >
    <Label className={control['label'] ?? ''}>{label}</Label>
    {rows > 1 ? (
      <TextArea rows={rows} className={`${control['input'] ?? ''} ${control['area'] ?? ''}`} />
    ) : (
      <Input {...input} className={control['input'] ?? ''} />
    )}
    {hint !== undefined && (
      <Text slot="description" className={control['hint'] ?? ''}>
        {hint}
      </Text>
    )}
    <FieldError className={control['error'] ?? ''}>{error}</FieldError>
  </TextField>
);
