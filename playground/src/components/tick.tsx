import control from './control.module.css';
import { Icon } from './icon.tsx';

/** A checkbox. */
export const Tick = ({
  label,
  selected,
  onChange,
}: {
  label: string;
  selected: boolean;
  onChange: (on: boolean) => void;
}) => (
  <label className={control['check']}>
    <input
      type="checkbox"
      className="covers-label"
      aria-label={label}
      checked={selected}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span className={control['box']}>
      <Icon name="check" size={14} />
    </span>
    {label}
  </label>
);
