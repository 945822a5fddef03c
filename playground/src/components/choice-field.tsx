import { type ReactNode, useId } from 'react';
import { ChoiceRow, type ChoiceRowOption } from './choice-row.tsx';
import styles from './choice-field.module.css';
import field from './field.module.css';

export interface ChoiceFieldProps<Id extends string> {
  label: string;
  options: readonly ChoiceRowOption<Id>[];
  /** Undefined before the first choice. */
  chosen: Id | undefined;
  onChange: (id: Id) => void;
  /** Message about a missing choice. */
  error?: string | undefined;
  /** Below each other over the whole width, for options with more than a name. */
  tall?: boolean;
}

/** A choice among a few options that are all in view, with its label above and its error below. */
export const ChoiceField = <Id extends string>({
  label,
  options,
  chosen,
  onChange,
  error,
  tall = false,
}: ChoiceFieldProps<Id>) => (
  <FieldOf label={label} error={error}>
    <ChoiceRow
      label={label}
      options={options.map(({ content, ...option }) => ({
        ...option,
        content: (
          <>
            <span className={styles['dot']} />
            {content ?? <bdi>{option.name}</bdi>}
          </>
        ),
      }))}
      chosen={chosen}
      onChange={onChange}
      className={styles[tall ? 'tall' : 'row']}
      optionClass={styles['option']}
    />
  </FieldOf>
);

/** Several controls with one label above and one error below. */
export const FieldOf = ({
  label,
  error,
  children,
}: {
  label: string;
  error?: string | undefined;
  children: ReactNode;
}) => {
  const id = useId();
  const isInvalid = error !== undefined;
  return (
    <fieldset
      className={field['field']}
      aria-labelledby={id}
      aria-describedby={isInvalid ? `${id}-error` : undefined}
      {...(isInvalid && { 'data-invalid': '' })}
    >
      <span id={id} className={field['label']}>
        <bdi>{label}</bdi>
      </span>
      {children}
      {isInvalid && (
        <span id={`${id}-error`} className={field['error']} dir="auto">
          {error}
        </span>
      )}
    </fieldset>
  );
};
