import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField } from 'react-aria-components/NumberField';
import { Text } from 'react-aria-components/Text';
import control from './control.module.css';

export interface NumberInputProps {
  label: string;
  /** Not a number: nothing is typed. */
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Most digits behind the decimal sign. */
  digits?: number;
  hint?: string;
  /** Whether nothing may be typed, which is told as not a number. Otherwise an emptied field takes its number back. */
  optional?: boolean;
}

/** A number, typed in the way of the page's language. It counts when the field is left or Enter is pressed. */
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
