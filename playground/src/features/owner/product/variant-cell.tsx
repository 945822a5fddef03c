import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './variants.module.css';

export interface VariantCellProps {
  /** Accessible name of the field, such as "Price of S, Red". */
  label: string;
  /** The formatted value. */
  shown: string;
  /** The editable value; undefined for a read-only cell. */
  draft?: string | undefined;
  /** Name of the column, shown on narrow windows. */
  column: string;
  numeric?: boolean;
  /** Grid attributes and handlers of the cell. */
  cell: Record<string, unknown>;
  /** Returns false for an invalid value. */
  onSave?: (typed: string) => boolean;
}

/** The typed value of a cell while it is edited, and whether it is invalid. */
const useCellDraft = ({ draft, onSave }: Pick<VariantCellProps, 'draft' | 'onSave'>) => {
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const self = useRef<HTMLTableCellElement>(null);
  // Escape moves the focus before the field is gone, so the field receives a blur that must not save.
  const cancelled = useRef(false);
  const editing = typed !== undefined;
  useEffect(() => {
    if (editing) input.current?.select();
  }, [editing]);
  const begin = () => {
    if (draft === undefined || editing) return;
    cancelled.current = false;
    setWrong(false);
    setTyped(draft);
  };
  const end = () => {
    setTyped(undefined);
    self.current?.focus();
  };
  const keep = (): boolean => {
    if (typed === undefined || typed === draft) return true;
    const fits = onSave?.(typed) ?? false;
    setWrong(!fits);
    return fits;
  };
  const change = (value: string) => {
    setWrong(false);
    setTyped(value);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.key === 'Escape') cancelled.current = true;
    if (event.key === 'Escape' || keep()) end();
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = () => {
    if (cancelled.current || keep()) setTyped(undefined);
  };
  return { typed, wrong, input, self, begin, change, onKey, onBlur };
};

/** A cell that turns into a field on Enter, F2 or a click. Enter and blur save, Escape cancels. */
export const VariantCell = ({
  label,
  shown,
  draft,
  column,
  numeric = false,
  cell,
  onSave,
}: VariantCellProps) => {
  const { typed, wrong, input, self, begin, change, onKey, onBlur } = useCellDraft({ draft, onSave });
  return (
    <td
      {...cell}
      ref={self}
      data-label={column}
      data-numeric={numeric || undefined}
      onClick={begin}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== 'F2')) return;
        event.preventDefault();
        begin();
      }}
    >
      {typed !== undefined ? (
        <input
          ref={input}
          className={styles['input']}
          aria-label={label}
          aria-invalid={wrong}
          value={typed}
          inputMode={numeric ? 'decimal' : 'text'}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKey}
          onBlur={onBlur}
        />
      ) : (
        <span className={draft === undefined ? undefined : styles['value']}>{shown}</span>
      )}
    </td>
  );
};
