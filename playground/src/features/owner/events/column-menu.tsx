import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { buttonLook } from '../../../components/button-look.ts';
import { Icon } from '../../../components/icon.tsx';
import popover from '../../../components/popover.module.css';
import { text } from '../../../text/owner.ts';

/** A menu of the visible columns of a table. */
export const ColumnMenu = <Column extends string>({
  columns,
  hidden,
  onChange,
}: {
  columns: readonly { readonly id: Column; readonly name: string }[];
  hidden: readonly Column[];
  onChange: (hidden: readonly Column[]) => void;
}) => (
  <MenuTrigger>
    <Button {...buttonLook()}>
      {text.owner.columns}
      <Icon name="down" size={16} />
    </Button>
    <Popover className={popover['popover'] ?? ''} placement="bottom end">
      <Menu
        aria-label={text.owner.columns}
        className={popover['menu'] ?? ''}
        items={columns}
        selectionMode="multiple"
        selectedKeys={columns.filter(({ id }) => !hidden.includes(id)).map(({ id }) => id)}
        onSelectionChange={(keys) =>
          onChange(columns.flatMap(({ id }) => (keys === 'all' || keys.has(id) ? [] : [id])))
        }
      >
        {({ id, name }) => (
          <MenuItem id={id} textValue={name} className={popover['item'] ?? ''}>
            {name}
            <span className={popover['tick']}>
              <Icon name="check" size={16} />
            </span>
          </MenuItem>
        )}
      </Menu>
    </Popover>
  </MenuTrigger>
);
