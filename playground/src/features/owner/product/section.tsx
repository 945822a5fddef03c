import { type ReactNode, useId } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../../../components/button.tsx';
import { ErrorRow } from '../../../components/state.tsx';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';
import styles from './editor.module.css';

export interface SectionProps {
  title: string;
  lead?: string;
  /** Content next to the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the editor. */
export const Section = ({ title, lead, aside, children }: SectionProps) => {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['sectionHead']}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      {children}
    </section>
  );
};

export interface FormSectionProps extends SectionProps {
  dirty: boolean;
  busy: boolean;
  /** Error of the last failed attempt. */
  error: unknown;
  /** Whether the current input cannot be saved. */
  blocked?: boolean;
  onSave: () => void;
}

/** A section of the editor that is saved as a whole. */
export const FormSection = ({
  dirty,
  busy,
  error,
  blocked = false,
  onSave,
  children,
  ...section
}: FormSectionProps) => (
  <Section {...section}>
    <Form
      className={styles['form'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (dirty && !blocked) onSave();
      }}
    >
      {children}
      {error !== null && error !== undefined && (
        <ErrorRow title={text.ownerProduct.notSaved} detail={failureText(error)} />
      )}
      {dirty && (
        <div className={styles['saveBar']}>
          <span className={styles['hint']}>{text.ownerProduct.unsaved}</span>
          <Button type="submit" kind="primary" busy={busy} isDisabled={blocked}>
            {text.ownerProduct.save(section.title)}
          </Button>
        </div>
      )}
    </Form>
  </Section>
);
