/** A cell of a grid; indices start at 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Number of rows and columns. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  /** Whether the page is right-to-left; the left and right arrow keys are then swapped. */
  readonly rtl: boolean;
}

const within = ({ row, column }: Cell, { rows, columns }: GridSize): Cell => ({
  row: Math.min(Math.max(row, 0), rows - 1),
  column: Math.min(Math.max(column, 0), columns - 1),
});

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

/** The cell that a key moves to in a grid with one tab stop; undefined if the key does not move. */
export const moved = (from: Cell, { key, ctrlKey, rtl }: GridKey, size: GridSize): Cell | undefined => {
  if (key === 'Home') return within({ row: ctrlKey ? 0 : from.row, column: 0 }, size);
  if (key === 'End')
    return within({ row: ctrlKey ? size.rows - 1 : from.row, column: size.columns - 1 }, size);
  const step = steps[key];
  if (!step) return undefined;
  const [rows, columns] = step;
  return within({ row: from.row + rows, column: from.column + (rtl ? -columns : columns) }, size);
};
