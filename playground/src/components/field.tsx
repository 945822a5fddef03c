import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldProps {
  label: string;
  /** Hides the label visually if the page already shows the purpose; screen readers still get it. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Message about an invalid value; marks the field as invalid. */
  error?: string | undefined;
}

/** Attributes that tie a control to its label, its hint and its error. */
export interface Tied {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** A control with its label above, and its hint and error below. */
export const Field = ({
  label,
  hideLabel = false,
  hint,
  error,
  children,
}: FieldProps & { children: (control: Tied) => ReactNode }) => {
  const id = useId();
  const parts = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles['label']}>
        <bdi>{label}</bdi>
      </label>
      {children({
        id,
        className: styles['input'] ?? '',
        'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={styles['error']} dir="auto">
          {error}
        </span>
      )}
    </div>
  );
};
