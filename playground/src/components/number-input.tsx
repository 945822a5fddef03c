import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField } from 'react-aria-components/NumberField';
import { Text } from 'react-aria-components/Text';
import control from './control.module.css';

export interface NumberInputProps {
  label: string;
  /** NaN for an empty field. */
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Maximum number of fraction digits. */
  digits?: number;
  hint?: string;
  /** Whether the field may be empty, which is reported as NaN. Otherwise clearing the field restores its number. */
  optional?: boolean;
}

/** A number field in the number format of the page's language. The value is reported on blur or Enter. */
export const NumberInput = ({
  label,
  value,
  onChange,
  min,
  max,
  digits = 2,
  hint,
  optional = false,
}: NumberInputProps) => (
  <NumberField
    className={control['field'] ?? ''}
    value={value}
    onChange={(next) => {
      if (optional || !Number.isNaN(next)) onChange(next);
    }}
    formatOptions={{ maximumFractionDigits: digits, useGrouping: false }}
    {...(min !== undefined && { minValue: min })}
    {...(max !== undefined && { maxValue: max })}
  >
    <Label className={control['label'] ?? ''}>{label}</Label>
    <Input className={control['input'] ?? ''} />
    {hint !== undefined && (
      <Text slot="description" className={control['hint'] ?? ''}>
        {hint}
      </Text>
    )}
  </NumberField>
);
