import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Failure } from './failure.tsx';
import styles from './form.module.css';

export interface FormProps {
  /** Text of the button that sends the form. */
  submit: string;
  /** Accessible name of that button, if the text alone does not say what it sends. */
  submitName?: string;
  onSubmit: () => void;
  /** The look of the button. Default: primary. */
  kind?: 'primary' | 'plain';
  /** A large button over the whole width, for the only form of a page. */
  wide?: boolean;
  busy?: boolean;
  /** Leaves out the button, because there is nothing to send yet. */
  idle?: boolean;
  /** Nothing can be sent now, because nothing changed or a value is invalid. */
  blocked?: boolean;
  /** Error of the last attempt, and what it prevented. */
  error?: unknown;
  failed?: string;
  /** Beside the button, for example that changes are not saved yet. */
  note?: ReactNode;
  /** Further buttons, before the one that sends. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A form with one button that sends it. The server validates, and fields show their errors; whatever else failed is shown
 * above the button. Fields keep what was typed until it is saved: `useDraft`.
 */
export const Form = ({
  submit,
  submitName,
  onSubmit,
  kind = 'primary',
  wide = false,
  idle = false,
  busy = false,
  blocked = false,
  error,
  failed,
  note,
  actions,
  children,
}: FormProps) => (
  <form
    noValidate
    className={styles['form']}
    onSubmit={(event) => {
      event.preventDefault();
      if (!blocked && !busy && !idle) onSubmit();
    }}
  >
    {children}
    {error !== undefined && error !== null && (
      <Failure error={error} {...(failed !== undefined && { title: failed })} />
    )}
    <div className={styles['end']}>
      {actions}
      {!idle && (
        <Button
          type="submit"
          kind={kind}
          {...(wide && { wide, size: 'large' })}
          busy={busy}
          isDisabled={blocked}
          {...(submitName !== undefined && { 'aria-label': submitName })}
        >
          {submit}
        </Button>
      )}
      {note !== undefined && <span className="soft">{note}</span>}
    </div>
  </form>
);

/** Fields that belong together, under a heading. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles['group']}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);
