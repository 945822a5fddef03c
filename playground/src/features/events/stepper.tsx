import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Icon } from '../../components/icon.tsx';
import { text } from '../../text/text.ts';
import styles from './picker.module.css';

/** How many of one kind: a minus, the number, and a plus that stays in reach when it stops, so that it can say why. */
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
    <Button
      className={styles['step'] ?? ''}
      aria-label={text.picker.fewer(name)}
      isDisabled={quantity === 0}
      onPress={() => onChange(quantity - 1)}
    >
      <Icon name="minus" size={18} />
    </Button>
    <span className={styles['number']} aria-live="polite">
      {quantity}
    </span>
    <Button
      className={styles['step'] ?? ''}
      aria-label={text.picker.more(name)}
      isDisabled={stopped}
      onPress={() => onChange(quantity + 1)}
    >
      <Icon name="plus" size={18} />
    </Button>
  </Group>
);
