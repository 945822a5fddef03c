import { MenuItem } from 'react-aria-components/Menu';
import { Icon } from '../components/icon.tsx';
import popover from '../components/popover.module.css';
import styles from './top-bar.module.css';

export interface DescribedItemProps {
  id: string;
  name: string;
  about: string;
  onAction?: () => void;
}

/** A menu item with a line about it below its name, and a tick while it is chosen. */
export const DescribedItem = ({ id, name, about, onAction }: DescribedItemProps) => (
  <MenuItem id={id} textValue={name} className={popover['item'] ?? ''} {...(onAction && { onAction })}>
    <span className={styles['who']}>
      {name}
      <small>{about}</small>
    </span>
    <span className={popover['tick']}>
      <Icon name="check" size={16} />
    </span>
  </MenuItem>
);
