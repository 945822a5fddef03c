import { text } from '../../text/members.ts';
import { TextInput, type TextInputProps } from '../../components/text-input.tsx';

export type PersonFieldProps = Pick<
  TextInputProps,
  'value' | 'onChange' | 'error' | 'said' | 'label' | 'hint' | 'required'
> & {
  name: string;
  type?: 'text' | 'email' | 'password';
  /** Autofill hint for browsers and password managers (WCAG 1.3.5, 3.3.8). */
  autoComplete: string;
  inputMode?: 'numeric' | 'email' | 'text';
};

/** A field for personal data. Paste and password managers work in it. */
export const PersonField = ({
  name,
  type = 'text',
  autoComplete,
  inputMode = 'text',
  ...field
}: PersonFieldProps) => (
  <TextInput
    {...field}
    input={{ name, type, autoComplete, inputMode, autoCapitalize: 'none', spellCheck: false, dir: 'auto' }}
  />
);

type Entry = Pick<PersonFieldProps, 'value' | 'onChange' | 'error' | 'said'>;

/** The e-mail address to sign in with. */
export const EmailField = (props: Entry) => (
  <PersonField
    label={text.members.signIn.email}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    required
    {...props}
  />
);

/** The current password. */
export const PasswordField = (props: Entry) => (
  <PersonField
    label={text.members.signIn.password}
    name="password"
    type="password"
    autoComplete="current-password"
    required
    {...props}
  />
);

/** A new password. */
export const NewPasswordField = (props: Entry & Pick<PersonFieldProps, 'label'>) => (
  <PersonField
    name="password"
    type="password"
    autoComplete="new-password"
    hint={text.members.register.passwordHint}
    required
    {...props}
  />
);
