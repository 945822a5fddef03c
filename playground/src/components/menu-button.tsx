import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { lazyPart, type LazyPart } from '../lib/lazy-part.ts';
import { useOnce } from '../lib/use-once.ts';
import { PressButton, type PressProps } from './button.tsx';
import { LazyLayer } from './lazy-layer.tsx';

/** The state of a menu, which its button has. */
export interface MenuFrame {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  /** The item that gets the focus when the menu opens. */
  readonly focus: 'first' | 'last';
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A menu in a module of its own, with the props that are its own. */
export type LazyMenu<Own extends object> = LazyPart<Own & { frame: MenuFrame }>;

/**
 * A menu or a dialog that is loaded when its button is approached. Menus and their popovers are a third of the accessible
 * components, and no page needs them for its first paint.
 */
export const lazyMenu = <Own extends object>(
  load: () => Promise<{ default: ComponentType<Own & { frame: MenuFrame }> }>,
): LazyMenu<Own> => lazyPart(async () => (await load()).default);

export interface MenuButtonProps<Own extends object> extends Omit<
  PressProps,
  'className' | 'children' | 'onPress' | 'onKeyDown'
> {
  readonly menu: LazyMenu<Own>;
  /** Props of the menu. */
  readonly own: Own;
  readonly className: string;
  readonly children: ReactNode;
}

/** A button that opens a menu, by a press or by a key, or a dialog, by a press. */
export const MenuButton = <Own extends object>({
  menu: Menu,
  own,
  'aria-haspopup': popup = 'menu',
  children,
  ...button
}: MenuButtonProps<Own>) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [focus, setFocus] = useState<'first' | 'last'>('first');
  const open = (on: 'first' | 'last'): void => {
    setFocus(on);
    setOpen(true);
  };
  const load = () => void Menu.preload();
  // Enter and Space open the menu before the browser makes a click of them: after a click without a pointer, as screen
  // readers send it, the focus stays at the menu instead of its first item.
  const byKey = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void => {
    if (popup !== 'menu' || !['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    open(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  return (
    <>
      <PressButton
        {...button}
        ref={trigger}
        aria-haspopup={popup}
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onKeyDown={byKey}
        onPress={() => open('first')}
      >
        {children}
      </PressButton>
      {useOnce(isOpen) && (
        <LazyLayer isOpen={isOpen} onClose={() => setOpen(false)}>
          <Menu {...own} frame={{ trigger, isOpen, focus, onOpenChange: setOpen }} />
        </LazyLayer>
      )}
    </>
  );
};
