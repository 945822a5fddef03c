import { Checkbox } from 'react-aria-components/Checkbox';
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
  <Checkbox className={control['check'] ?? ''} isSelected={selected} onChange={onChange}>
    <span className={control['box']}>
      <Icon name="check" size={14} />
    </span>
    {label}
  </Checkbox>
);
