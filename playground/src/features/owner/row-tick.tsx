import { Checkbox } from 'react-aria-components/Checkbox';
import { Icon } from '../../components/icon.tsx';
import styles from './table.module.css';

export interface RowTickProps {
  /** Read out, not shown. */
  label: string;
  selected: boolean;
  /** Some of many are selected. */
  some?: boolean;
  onChange: (on: boolean) => void;
}

/** The box at the start of a row of a table. */
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
