import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './variants.module.css';

export interface VariantCellProps {
  /** Read out with the field, such as "Price of S, Red". */
  label: string;
  /** The value as it reads. */
  shown: string;
  /** The value as one types it; undefined for a cell that only reads. */
  draft?: string | undefined;
  /** The name of the column, for narrow windows. */
  column: string;
  numeric?: boolean;
  /** What makes the cell part of its grid. */
  cell: Record<string, unknown>;
  /** Gives false for a value that cannot be used. */
  onSave?: (typed: string) => boolean;
}

/** A cell that becomes a field on Enter, F2 or a click. Enter and leaving keep the value, Escape gives up. */
export const VariantCell = ({
  label,
  shown,
  draft,
  column,
  numeric = false,
  cell,
  onSave,
}: VariantCellProps) => {
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const self = useRef<HTMLTableCellElement>(null);
  const editing = typed !== undefined;
  useEffect(() => {
    if (editing) input.current?.select();
  }, [editing]);
  const begin = () => {
    if (draft === undefined || editing) return;
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
  const onInputKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && keep()) end();
    if (event.key === 'Escape') end();
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
    }
  };
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
      {editing ? (
        <input
          ref={input}
          className={styles['input']}
          aria-label={label}
          aria-invalid={wrong}
          value={typed}
          inputMode={numeric ? 'decimal' : 'text'}
          onChange={({ target }) => {
            setWrong(false);
            setTyped(target.value);
          }}
          onKeyDown={onInputKey}
          onBlur={() => {
            if (keep()) setTyped(undefined);
          }}
        />
      ) : (
        <span className={draft === undefined ? undefined : styles['value']}>{shown}</span>
      )}
    </td>
  );
};
