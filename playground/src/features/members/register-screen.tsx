import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { type Member, useMember } from './use-member.ts';
import { text } from '../../text/members.ts';
import { Captcha } from './captcha.tsx';
import { FailureNote } from './failure-note.tsx';
import styles from './members.module.css';
import { SignInProgress } from './sign-in-progress.tsx';
import { AllSignInOptions, Panel } from './panel.tsx';
import { EmailField, NewPasswordField, PersonField, PersonForm } from './person-form.tsx';

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
    <PersonForm onSend={send}>
      <div className={styles['pair']}>
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
      </div>
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
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" size="large" wide busy={busy}>
          {words.submit}
        </Button>
      </div>
    </PersonForm>
  );
};

/** Registration of a new member. */
export const RegisterScreen = () => {
  const member = useMember();
  const registration = useRegistration(member);
  const { state, shown, back, follow } = member;
  const words = text.members.register;
  const search = back === undefined ? {} : { back };
  return (
    <Panel
      title={words.title}
      lead={words.lead}
      below={
        <>
          <AllSignInOptions back={back} />
          <span>
            {words.have}{' '}
            <Link to="/sign-in/form" search={search}>
              {text.members.signIn.submit}
            </Link>
          </span>
        </>
      }
    >
      <SignInProgress state={state} back={back} />
      <FailureNote state={shown} />
      {shown.status === 'email-taken' && (
        <div role="alert" className={styles['note']} data-tone="bad">
          <p>{words.taken(shown.email)}</p>
          <div className={styles['actions']}>
            <LinkButton to="/sign-in/form" search={search} size="small" kind="primary">
              {words.signInInstead}
            </LinkButton>
          </div>
        </div>
      )}
      {shown.status === 'captcha-required' ? (
        <Captcha state={shown} follow={follow} back={back} />
      ) : (
        shown.status !== 'signed-in' && <RegisterForm member={member} registration={registration} />
      )}
    </Panel>
  );
};
