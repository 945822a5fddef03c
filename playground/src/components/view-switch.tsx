import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Icon, type IconName } from './icon.tsx';
import styles from './view-switch.module.css';

export interface ViewSwitchProps<View extends string> {
  label: string;
  view: View;
  views: readonly { readonly id: View; readonly name: string; readonly icon: IconName }[];
  onChange: (view: View) => void;
}

/** A switch between two or three views of the same list. */
export const ViewSwitch = <View extends string>({ label, view, views, onChange }: ViewSwitchProps<View>) => (
  <ToggleButtonGroup
    className={styles['views'] ?? ''}
    aria-label={label}
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={[view]}
    onSelectionChange={(keys) => {
      const next = views.find(({ id }) => keys.has(id));
      if (next) onChange(next.id);
    }}
  >
    {views.map(({ id, name, icon }) => (
      <ToggleButton key={id} id={id} className={styles['view'] ?? ''} aria-label={name}>
        <Icon name={icon} size={18} />
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
