import type { ReactNode } from 'react';
import button from './button.module.css';
import type { IconName } from './icon.tsx';
import { lazyMenu, MenuButton } from './menu-button.tsx';

export interface ChoiceMenuItem<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly icon?: IconName;
  /** Language of the name if it differs from the page's. */
  readonly lang?: string;
}

export interface ChoiceItemsProps {
  /** Name of the choice, such as "Language". */
  readonly label: string;
  readonly items: readonly ChoiceMenuItem<string>[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

export interface ChoiceMenuProps<Id extends string> {
  /** Name of the choice, such as "Language". */
  readonly label: string;
  readonly items: readonly ChoiceMenuItem<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** Visible text of the button, which must also be part of its accessible name (WCAG 2.5.3). */
  readonly shown?: string;
  /** Style class of the button; without it, the button is a small square. */
  readonly className?: string | undefined;
  /** Content of the button. */
  readonly children: ReactNode;
}

const choiceItems = lazyMenu<ChoiceItemsProps>(() => import('./choice-items.tsx'));

/** A button that opens a menu with one selected item. */
export const ChoiceMenu = <Id extends string>({
  label,
  items,
  chosen,
  onChoose,
  shown,
  className = button['icon'] ?? '',
  children,
}: ChoiceMenuProps<Id>) => {
  const name = items.find(({ id }) => id === chosen)?.name ?? chosen;
  const choose = (key: string): void => {
    const next = items.find(({ id }) => id === key);
    if (next) onChoose(next.id);
  };
  return (
    <MenuButton
      aria-label={shown === undefined ? `${label}: ${name}` : `${label}: ${shown}, ${name}`}
      className={className}
      menu={choiceItems}
      own={{ label, items, chosen, onChoose: choose }}
    >
      {children}
    </MenuButton>
  );
};
