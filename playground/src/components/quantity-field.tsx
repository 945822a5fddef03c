import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { Icon } from './icon.tsx';
import styles from './quantity-field.module.css';

export interface QuantityFieldProps {
  label: string;
  value: number;
  max?: number | undefined;
  large?: boolean;
  onChange: (quantity: number) => void;
}

/** Maximum quantity of a cart line on the platform. */
const MOST = 100_000;

/** A quantity field between a minus and a plus button of 44 px. */
export const QuantityField = ({ label, value, max = MOST, large = false, onChange }: QuantityFieldProps) => (
  <NumberField
    aria-label={label}
    value={value}
    minValue={1}
    maxValue={max}
    step={1}
    formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
    onChange={(next) => !Number.isNaN(next) && onChange(next)}
  >
    <Group className={`${styles['group'] ?? ''} ${large ? (styles['large'] ?? '') : ''}`}>
      <Button slot="decrement" className={styles['step'] ?? ''}>
        <Icon name="minus" size={18} />
      </Button>
      <Input className={styles['input'] ?? ''} />
      <Button slot="increment" className={styles['step'] ?? ''}>
        <Icon name="plus" size={18} />
      </Button>
    </Group>
  </NumberField>
);
