import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { Field, type FieldProps } from './field.tsx';

export interface NumberInputProps extends FieldProps {
  /** NaN for an empty field. */
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Maximum number of fraction digits. */
  digits?: number;
  /** Whether the field may be empty, which is reported as NaN. Otherwise clearing the field restores its number. */
  optional?: boolean;
}

/** A number field in the number format of the page's language. The value is reported on blur or Enter. */
export const NumberInput = ({
  value,
  onChange,
  min,
  max,
  digits = 2,
  optional = false,
  ...field
}: NumberInputProps) => (
  <Field {...field}>
    {({ id, className, ...control }) => (
      <NumberField
        id={id}
        {...control}
        aria-label={field.label}
        value={value}
        onChange={(next) => {
          if (optional || !Number.isNaN(next)) onChange(next);
        }}
        formatOptions={{ maximumFractionDigits: digits, useGrouping: false }}
        {...(min !== undefined && { minValue: min })}
        {...(max !== undefined && { maxValue: max })}
      >
        <Input className={className} />
      </NumberField>
    )}
  </Field>
);
