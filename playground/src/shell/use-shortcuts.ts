import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { developerOpen, shortcutsOpen } from '../lib/drawers.ts';
import { createShortcutReader, type ShortcutAction, shortcutsOn } from './shortcuts.ts';
import { areas } from './areas.ts';

/** Milliseconds to wait for the search field of a page. */
const PATIENCE = 2000;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select') !== null);

const searchField = (): HTMLElement | null => document.querySelector('main input[type="search"]');

/** Focuses the search field once it exists. */
const focusSearch = (): void => {
  const begun = performance.now();
  const look = () => {
    const field = searchField();
    if (field) field.focus();
    else if (performance.now() - begun < PATIENCE) requestAnimationFrame(look);
  };
  look();
};

/** Handles the keyboard shortcuts while they are enabled, no field has the focus and no dialog is open. */
export const useShortcuts = (): void => {
  const router = useRouter();
  useEffect(() => {
    const read = createShortcutReader();
    const go = (action: ShortcutAction): void => {
      const area = areas.find((one) => one.action === action);
      if (area) void router.navigate({ to: area.to });
    };
    const actions: Partial<Record<ShortcutAction, () => void>> = {
      search: () => {
        if (!searchField())
          void router.navigate({ to: '/shop' }).then(() => requestAnimationFrame(focusSearch));
        else focusSearch();
      },
      developer: () => developerOpen.set((open) => !open),
      list: () => shortcutsOpen.set(true),
    };
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (!shortcutsOn.get() || defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (document.querySelector('[aria-modal="true"], [role="dialog"], [role="menu"], [role="listbox"]'))
        return;
      const action = read(key);
      if (!action) return;
      event.preventDefault();
      (actions[action] ?? (() => go(action)))();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [router]);
};
