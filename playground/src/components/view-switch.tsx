import { ChoiceRow } from './choice-row.tsx';
import { Icon, type IconName } from './icon.tsx';

export interface ViewSwitchProps<View extends string> {
  label: string;
  view: View;
  views: readonly { readonly id: View; readonly name: string; readonly icon: IconName }[];
  onChange: (view: View) => void;
}

/** A switch between two or three views of the same list. */
export const ViewSwitch = <View extends string>({ label, view, views, onChange }: ViewSwitchProps<View>) => (
  <ChoiceRow
    label={label}
    options={views.map(({ id, name, icon }) => ({ id, name, content: <Icon name={icon} size={18} /> }))}
    chosen={view}
    onChange={onChange}
  />
);
