import { RowTick } from './row-tick.tsx';
import styles from './table.module.css';
import type { Named, Selection } from '../../lib/use-selection.ts';

/** The checkbox in the head of a table: selects all visible rows, or none. */
export const AllTick = ({
  label,
  rows,
  selection,
}: {
  label: string;
  rows: readonly Named[];
  selection: Selection;
}) => {
  const chosen = rows.filter(({ id }) => selection.has(id)).length;
  return (
    <td className={styles['tick']}>
      <RowTick
        label={label}
        selected={chosen > 0 && chosen === rows.length}
        some={chosen > 0}
        onChange={(on) => selection.set(rows, on)}
      />
    </td>
  );
};
