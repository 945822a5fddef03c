import { MenuItem } from 'react-aria-components/Menu';
import { Icon } from './icon.tsx';
import popover from './popover.module.css';
import type { ChoiceItemsProps } from './choice-menu.tsx';
import type { MenuFrame } from './menu-button.tsx';
import { MenuPopover } from './menu-popover.tsx';

/** The items of a ChoiceMenu. */
const ChoiceItems = ({ frame, label, items, chosen, onChoose }: ChoiceItemsProps & { frame: MenuFrame }) => (
  <MenuPopover
    frame={frame}
    placement="bottom end"
    aria-label={label}
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
  </MenuPopover>
);

export default ChoiceItems;
