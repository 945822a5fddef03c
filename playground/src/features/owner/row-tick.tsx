import { Checkbox } from 'react-aria-components/Checkbox';
import { Icon } from '../../components/icon.tsx';
import styles from './table.module.css';

export interface RowTickProps {
  /** Accessible name; not visible. */
  label: string;
  selected: boolean;
  /** Some but not all rows are selected. */
  some?: boolean;
  onChange: (on: boolean) => void;
}

/** The checkbox of a table row. */
export const RowTick = ({ label, selected, some = false, onChange }: RowTickProps) => (
  <Checkbox
    className={styles['rowTick'] ?? ''}
    aria-label={label}
    isSelected={selected}
    isIndeterminate={some && !selected}
    onChange={onChange}
  >
    <span className={styles['box']}>
      <Icon name={some && !selected ? 'minus' : 'check'} size={14} />
    </span>
  </Checkbox>
);
