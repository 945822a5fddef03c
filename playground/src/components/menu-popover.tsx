import { Menu, MenuContext, type MenuProps } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import popover from './popover.module.css';
import type { MenuFrame } from './menu-button.tsx';

export interface MenuPopoverProps extends Omit<MenuProps<object>, 'autoFocus' | 'onClose' | 'className'> {
  readonly frame: MenuFrame;
  readonly placement: NonNullable<PopoverProps['placement']>;
  readonly 'aria-label': string;
}

/** The opened menu of a button. */
export const MenuPopover = ({
  frame: { trigger, isOpen, focus, onOpenChange },
  placement,
  ...menu
}: MenuPopoverProps) => (
  <Popover
    trigger="MenuTrigger"
    triggerRef={trigger}
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    placement={placement}
    className={popover['popover'] ?? ''}
    aria-label={menu['aria-label']}
  >
    {/* As MenuTrigger does it, whose module would load the menu with the button. */}
    <MenuContext value={{ autoFocus: focus, onClose: () => onOpenChange(false) }}>
      <Menu {...menu} className={popover['menu'] ?? ''} />
    </MenuContext>
  </Popover>
);
