import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type Cell, type GridSize, moved } from './roving.ts';

const selectorOf = ({ row, column }: Cell): string => `[data-cell="${row}:${column}"]`;

/** A grid with one tab stop, moved by the arrow keys. */
export const useRovingGrid = (size: GridSize) => {
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  // Keeps the tab stop inside a grid that became smaller.
  const home = {
    row: Math.min(active.row, Math.max(size.rows - 1, 0)),
    column: Math.min(active.column, size.columns - 1),
  };
  const focus = (cell: Cell) => {
    setActive(cell);
    grid.current?.querySelector<HTMLElement>(selectorOf(cell))?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys in a field are handled by the field.
    if (event.target instanceof HTMLInputElement) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = moved(home, { key: event.key, ctrlKey: event.ctrlKey, rtl }, size);
    if (!next) return;
    event.preventDefault();
    focus(next);
  };
  const cellProps = (cell: Cell) => ({
    'data-cell': `${cell.row}:${cell.column}`,
    tabIndex: cell.row === home.row && cell.column === home.column ? 0 : -1,
    onFocus: (event: FocusEvent) => {
      if (event.target === event.currentTarget) setActive(cell);
    },
  });
  return { gridProps: { ref: grid, role: 'grid', onKeyDown }, cellProps };
};
