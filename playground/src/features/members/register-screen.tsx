import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Form } from '../../components/form.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { type Member, useMember } from './use-member.ts';
import { Note } from '../../components/note.tsx';
import { Actions, Pair } from '../../components/panel.tsx';
import { text } from '../../text/members.ts';
import { Captcha } from './captcha.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { EmailField, NewPasswordField, PersonField } from './person-fields.tsx';

/** The entered values, which outlive a captcha in place of the form, and the call that sends them. */
const useRegistration = ({ shown, follow }: Member) => {
  const [values, setValues] = useState({ email: '', password: '', firstName: '', lastName: '' });
  return {
    values,
    set: (name: keyof typeof values) => (value: string) => setValues((all) => ({ ...all, [name]: value })),
    send: () => {
      if (!('register' in shown)) return;
      const { email, password, firstName, lastName } = values;
      const profile = { ...(firstName && { firstName }), ...(lastName && { lastName }) };
      void shown.register({ email: email.trim(), password, profile }).then(follow);
    },
  };
};

const RegisterForm = ({
  member: { shown, busy },
  registration: { values, set, send },
}: {
  member: Member;
  registration: ReturnType<typeof useRegistration>;
}) => {
  const words = text.members.register;
  return (
    <Form wide submit={words.submit} busy={busy} onSubmit={send}>
      <Pair>
        <PersonField
          label={words.firstName}
          name="firstName"
          autoComplete="given-name"
          value={values.firstName}
          onChange={set('firstName')}
        />
        <PersonField
          label={words.lastName}
          name="lastName"
          autoComplete="family-name"
          value={values.lastName}
          onChange={set('lastName')}
        />
      </Pair>
      <EmailField
        value={values.email}
        onChange={set('email')}
        error={shown.status === 'invalid-email' ? shown.message : undefined}
        said={shown}
      />
      <NewPasswordField
        label={text.members.signIn.password}
        value={values.password}
        onChange={set('password')}
        error={shown.status === 'invalid-password' ? shown.message : undefined}
        said={shown}
      />
    </Form>
  );
};

/** Registration of a new member. */
export const RegisterScreen = () => {
  const member = useMember();
  const registration = useRegistration(member);
  const { shown, back, follow } = member;
  const words = text.members.register;
  const search = back === undefined ? {} : { back };
  return (
    <SignInPanel
      member={member}
      title={words.title}
      lead={words.lead}
      more={
        <span>
          {words.have}{' '}
          <Link to="/sign-in/form" search={search}>
            {text.members.signIn.submit}
          </Link>
        </span>
      }
    >
      {shown.status === 'email-taken' && (
        <Note live="alert" tone="bad">
          <p>{words.taken(shown.email)}</p>
          <Actions>
            <LinkButton to="/sign-in/form" search={search} size="small" kind="primary">
              {words.signInInstead}
            </LinkButton>
          </Actions>
        </Note>
      )}
      {shown.status === 'captcha-required' ? (
        <Captcha state={shown} follow={follow} back={back} />
      ) : (
        shown.status !== 'signed-in' && <RegisterForm member={member} registration={registration} />
      )}
    </SignInPanel>
  );
};
