import { type ReactNode, useId } from 'react';
import styles from './choice-row.module.css';

export interface ChoiceRowOption<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** Shown in place of the name. */
  readonly content?: ReactNode;
}

export interface ChoiceRowProps<Id extends string> {
  /** Accessible name of the row. */
  readonly label: string;
  readonly options: readonly ChoiceRowOption<Id>[];
  /** Undefined before the first choice. */
  readonly chosen: Id | undefined;
  readonly onChange: (id: Id) => void;
  /** Style class of the row. Default: a frame around the options. */
  readonly className?: string | undefined;
  /** Style class of each option; `:has(:checked)` selects the chosen one. */
  readonly optionClass?: string | undefined;
  /** Set if a press of the row is never the cause of a call. */
  readonly 'data-no-cause'?: boolean;
}

/** A row of options that look like buttons, of which one is chosen: radio inputs of the browser. */
export const ChoiceRow = <Id extends string>({
  label,
  options,
  chosen,
  onChange,
  className = styles['row'],
  optionClass = styles['segment'] ?? '',
  ...row
}: ChoiceRowProps<Id>) => {
  const group = useId();
  return (
    <div {...row} className={className} role="radiogroup" aria-label={label}>
      {options.map(({ id, name, content = name }) => (
        <label key={id} className={`${styles['option'] ?? ''} ${optionClass}`}>
          <input
            type="radio"
            name={group}
            className="covers-label"
            checked={id === chosen}
            onChange={() => onChange(id)}
            aria-label={name}
          />
          {content}
        </label>
      ))}
    </div>
  );
};
