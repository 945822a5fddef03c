import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useMember } from './use-member.ts';
import { text } from '../../text/text.ts';
import { Captcha } from './captcha.tsx';
import { FailureNote } from './failure-note.tsx';
import { Field } from '../../components/field.tsx';
import styles from './members.module.css';
import { SignInProgress } from './sign-in-progress.tsx';
import { AllSignInOptions, Panel } from './panel.tsx';
import { EmailField, NewPasswordField, PersonForm } from './person-form.tsx';

/** Registration of a new member. */
export const RegisterScreen = () => {
  const { state, shown, busy, back, follow } = useMember();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const words = text.members.register;
  const search = back === undefined ? {} : { back };
  const submit = () => {
    if (!('register' in shown)) return;
    const profile = { ...(firstName && { firstName }), ...(lastName && { lastName }) };
    void shown.register({ email: email.trim(), password, profile }).then(follow);
  };
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
        shown.status !== 'signed-in' && (
          <PersonForm onSend={submit}>
            <div className={styles['pair']}>
              <Field
                label={words.firstName}
                name="firstName"
                autoComplete="given-name"
                value={firstName}
                onChange={setFirstName}
              />
              <Field
                label={words.lastName}
                name="lastName"
                autoComplete="family-name"
                value={lastName}
                onChange={setLastName}
              />
            </div>
            <EmailField
              value={email}
              onChange={setEmail}
              problem={shown.status === 'invalid-email' ? shown.message : undefined}
              said={shown}
            />
            <NewPasswordField
              label={text.members.signIn.password}
              value={password}
              onChange={setPassword}
              problem={shown.status === 'invalid-password' ? shown.message : undefined}
              said={shown}
            />
            <div className={styles['actions']}>
              <Button type="submit" kind="primary" size="large" wide busy={busy}>
                {words.submit}
              </Button>
            </div>
          </PersonForm>
        )
      )}
    </Panel>
  );
};
