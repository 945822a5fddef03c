import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { IconButton } from '../components/button.tsx';
import { Icon, type IconName } from '../components/icon.tsx';
import popover from '../components/popover.module.css';

export interface ChoiceMenuItem<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly icon?: IconName;
  /** Language of the name if it differs from the page's. */
  readonly lang?: string;
}

export interface ChoiceMenuProps<Id extends string> {
  /** Name of the choice, such as "Language". */
  readonly label: string;
  readonly items: readonly ChoiceMenuItem<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** Visible text of the button, which must also be part of its accessible name (WCAG 2.5.3). */
  readonly shown?: string;
  /** Content of the button. */
  readonly children: ReactNode;
}

/** A small button that opens a menu with one selected item. */
export const ChoiceMenu = <Id extends string>({
  label,
  items,
  chosen,
  onChoose,
  shown,
  children,
}: ChoiceMenuProps<Id>) => {
  const name = items.find(({ id }) => id === chosen)?.name ?? chosen;
  return (
    <MenuTrigger>
      <IconButton aria-label={shown === undefined ? `${label}: ${name}` : `${label}: ${shown}, ${name}`}>
        {children}
      </IconButton>
      <Popover className={popover['popover'] ?? ''} placement="bottom end">
        <Menu
          aria-label={label}
          className={popover['menu'] ?? ''}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[chosen]}
          onSelectionChange={(keys) => {
            const next = keys === 'all' ? undefined : items.find(({ id }) => keys.has(id));
            if (next) onChoose(next.id);
          }}
        >
          {items.map((item) => (
            <MenuItem key={item.id} id={item.id} textValue={item.name} className={popover['item'] ?? ''}>
              {item.icon && <Icon name={item.icon} size={18} />}
              <span lang={item.lang}>{item.name}</span>
              <span className={popover['tick']}>
                <Icon name="check" size={16} />
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
