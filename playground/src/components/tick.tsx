import { Icon } from './icon.tsx';
import styles from './field.module.css';

export interface TickProps {
  label: string;
  /** Hides the label visually, for example in a row of a table. */
  hideLabel?: boolean;
  selected: boolean;
  /** Some but not all of what the box stands for is selected. */
  some?: boolean;
  onChange: (on: boolean) => void;
}

/** A checkbox. */
export const Tick = ({ label, hideLabel = false, selected, some = false, onChange }: TickProps) => (
  <label className={hideLabel ? styles['bare'] : styles['check']}>
    <input
      type="checkbox"
      className="covers-label"
      aria-label={label}
      checked={selected}
      ref={(box) => {
        if (box) box.indeterminate = some && !selected;
      }}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span className={styles['box']}>
      <Icon name={some && !selected ? 'minus' : 'check'} size={14} />
    </span>
    {!hideLabel && label}
  </label>
);
