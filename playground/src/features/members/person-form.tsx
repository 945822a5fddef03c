import type { ReactNode } from 'react';
import { Form } from 'react-aria-components/Form';
import { text } from '../../text/members.ts';
import { Field, type FieldProps } from '../../components/field.tsx';
import styles from './members.module.css';

/** A form of the sign-in pages. The server validates; each error is shown at its field. */
export const PersonForm = ({ onSend, children }: { onSend: () => void; children: ReactNode }) => (
  <Form
    validationBehavior="aria"
    className={styles['form'] ?? ''}
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    {children}
  </Form>
);

type PersonFieldProps = Pick<FieldProps, 'value' | 'onChange' | 'problem' | 'said'>;

/** The e-mail address to sign in with. */
export const EmailField = (props: PersonFieldProps) => (
  <Field
    label={text.members.signIn.email}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    isRequired
    {...props}
  />
);

/** The current password. */
export const PasswordField = (props: PersonFieldProps) => (
  <Field
    label={text.members.signIn.password}
    name="password"
    type="password"
    autoComplete="current-password"
    isRequired
    {...props}
  />
);

/** A new password. */
export const NewPasswordField = (props: PersonFieldProps & Pick<FieldProps, 'label'>) => (
  <Field
    name="password"
    type="password"
    autoComplete="new-password"
    hint={text.members.register.passwordHint}
    isRequired
    {...props}
  />
);
