import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useMember } from './use-member.ts';
import { text } from '../../text/members.ts';
import { Captcha } from './captcha.tsx';
import { FailureNote } from './failure-note.tsx';
import styles from './members.module.css';
import { SignInProgress } from './sign-in-progress.tsx';
import { AllSignInOptions, Panel } from './panel.tsx';
import { SampleNote } from './sample-note.tsx';
import { EmailField, PasswordField, PersonForm } from './person-form.tsx';

/** Sign-in with e-mail and password on a page of the shop. */
export const FormScreen = () => {
  const { state, shown, busy, back, follow } = useMember();
  const [email, setEmail] = useState('email' in shown ? shown.email : '');
  const [password, setPassword] = useState('');
  const words = text.members.form;
  const search = back === undefined ? {} : { back };
  const submit = () => {
    if ('login' in shown) void shown.login({ email: email.trim(), password }).then(follow);
  };
  return (
    <Panel
      title={words.title}
      lead={words.lead}
      below={
        <>
          <AllSignInOptions back={back} />
          <Link to="/register" search={search}>
            {text.members.signIn.register}
          </Link>
          <Link to="/recover" search={search}>
            {text.members.signIn.forgot}
          </Link>
        </>
      }
    >
      <SignInProgress state={state} back={back} />
      <FailureNote state={shown} />
      {shown.status === 'captcha-required' ? (
        <Captcha state={shown} follow={follow} back={back} />
      ) : (
        shown.status !== 'signed-in' && (
          <PersonForm onSend={submit}>
            <EmailField
              value={email}
              onChange={setEmail}
              error={shown.status === 'invalid-email' ? `${words.invalidEmail} ${shown.message}` : undefined}
              said={shown}
            />
            <PasswordField
              value={password}
              onChange={setPassword}
              error={shown.status === 'invalid-password' ? words.invalidPassword : undefined}
              said={shown}
            />
            <div className={styles['actions']}>
              <Button type="submit" kind="primary" size="large" wide busy={busy}>
                {text.members.signIn.submit}
              </Button>
            </div>
          </PersonForm>
        )
      )}
      <SampleNote />
    </Panel>
  );
};
