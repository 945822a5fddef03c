import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

export interface ChooseProps<Id extends string> extends FieldProps {
  value: Id;
  isDisabled?: boolean;
  options: readonly { readonly id: Id; readonly name: string }[];
  onChange: (id: Id) => void;
}

/** A select with a list of options. */
export const Choose = <Id extends string>({
  value,
  isDisabled = false,
  options,
  onChange,
  ...field
}: ChooseProps<Id>) => (
  <Field {...field}>
    {(control) => (
      <select
        {...control}
        className={`${control.className} ${styles['select'] ?? ''}`}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => {
          const option = options[target.selectedIndex];
          if (option) onChange(option.id);
        }}
      >
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);
