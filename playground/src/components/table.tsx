import type { ReactNode } from 'react';
import type { Selection } from '../lib/use-selection.ts';
import { Loaded, type LoadedProps } from './loaded.tsx';
import styles from './table.module.css';
import { Tick } from './tick.tsx';

export interface Column<Item> {
  readonly name: string;
  readonly cell: (item: Item) => ReactNode;
  /** `end`: numbers and buttons; `whole`: never broken over lines. */
  readonly look?: 'end' | 'whole';
}

/** The checkboxes of the rows. */
export interface RowSelection<Item> {
  readonly of: Selection;
  readonly nameOf: (item: Item) => string;
  /** Accessible name of the checkbox of a row, and of the one for all rows. */
  readonly label: (name: string) => string;
  readonly allLabel: string;
}

export interface TableProps<Item> extends Omit<LoadedProps, 'isEmpty' | 'children'> {
  /** Accessible name. */
  label: string;
  rows: readonly Item[];
  keyOf: (item: Item) => string;
  /** The first column names the row. */
  columns: readonly Column<Item>[];
  selection?: RowSelection<Item>;
}

/** Rows with columns; where these do not fit side by side, a card for each row. */
export const Table = <Item,>({
  label,
  rows,
  keyOf,
  columns,
  selection,
  height = '20rem',
  ...loaded
}: TableProps<Item>) => {
  const { of: chosen, nameOf, label: labelOf, allLabel } = selection ?? {};
  const things = nameOf ? rows.map((item) => ({ id: keyOf(item), name: nameOf(item) })) : [];
  const count = things.filter(({ id }) => chosen?.has(id)).length;
  return (
    <Loaded {...loaded} height={height} isEmpty={rows.length === 0}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            {chosen && (
              <td className={styles['tick']}>
                <Tick
                  label={allLabel ?? ''}
                  hideLabel
                  selected={count > 0 && count === rows.length}
                  some={count > 0}
                  onChange={(on) => chosen.set(things, on)}
                />
              </td>
            )}
            {columns.map(({ name, look }) => (
              <th key={name} scope="col" data-look={look}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((item) => {
            const id = keyOf(item);
            const thing = nameOf && { id, name: nameOf(item) };
            return (
              <tr key={id} data-selected={chosen?.has(id) || undefined}>
                {chosen && thing && (
                  <td className={styles['tick']}>
                    <Tick
                      label={labelOf?.(thing.name) ?? thing.name}
                      hideLabel
                      selected={chosen.has(id)}
                      onChange={(on) => chosen.set([thing], on)}
                    />
                  </td>
                )}
                {columns.map(({ name, cell, look }, index) =>
                  index === 0 ? (
                    <th key={name} scope="row">
                      {cell(item)}
                    </th>
                  ) : (
                    <td key={name} data-label={name} data-look={look}>
                      {cell(item)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Loaded>
  );
};

/** The first cell of a row: a link or a name, a picture beside it and small lines below. */
export const RowName = ({
  picture,
  children,
  lines = [],
}: {
  picture?: ReactNode;
  children: ReactNode;
  /** Each on one line, cut with an ellipsis if it is too long. */
  lines?: readonly (string | undefined)[];
}) => (
  <span className={styles['name']}>
    {picture !== undefined && <span className={styles['picture']}>{picture}</span>}
    <span className={styles['names']}>
      {children}
      {lines.map(
        (line) =>
          line !== undefined &&
          line !== '' && (
            <small key={line} title={line}>
              <bdi>{line}</bdi>
            </small>
          ),
      )}
    </span>
  </span>
);
