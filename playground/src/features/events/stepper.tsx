import { Group } from 'react-aria-components/Group';
import { PressButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { text } from '../../text/events.ts';
import styles from './picker.module.css';

/**
 * A quantity stepper for one ticket definition. At the limit the plus button stays focusable, so that it can explain
 * the limit.
 */
export const Stepper = ({
  name,
  quantity,
  stopped,
  onChange,
}: {
  name: string;
  quantity: number;
  stopped: boolean;
  onChange: (quantity: number) => void;
}) => (
  <Group className={styles['stepper'] ?? ''} aria-label={text.picker.quantityOf(name)}>
    <PressButton
      className={styles['step']}
      aria-label={text.picker.fewer(name)}
      isDisabled={quantity === 0}
      onPress={() => onChange(quantity - 1)}
    >
      <Icon name="minus" size={18} />
    </PressButton>
    <span className={styles['number']} aria-live="polite">
      {quantity}
    </span>
    <PressButton
      className={styles['step']}
      aria-label={text.picker.more(name)}
      isDisabled={stopped}
      onPress={() => onChange(quantity + 1)}
    >
      <Icon name="plus" size={18} />
    </PressButton>
  </Group>
);
