import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Icon } from '../../components/Icon.tsx';
import { text } from '../../text/text.ts';
import styles from './Shop.module.css';

const views = ['grid', 'list'] as const;

/** Cards side by side, or one below the other with more words. */
export const ViewSwitch = ({
  view,
  onChange,
}: {
  view: 'grid' | 'list';
  onChange: (view: 'grid' | 'list') => void;
}) => (
  <ToggleButtonGroup
    className={styles['views'] ?? ''}
    aria-label={text.shop.view}
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={[view]}
    onSelectionChange={(keys) => onChange(keys.has('list') ? 'list' : 'grid')}
  >
    {views.map((name) => (
      <ToggleButton key={name} id={name} className={styles['view'] ?? ''} aria-label={text.shop[name]}>
        <Icon name={name} size={18} />
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
