import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Form } from '../../components/form.tsx';
import { useMember } from './use-member.ts';
import { text } from '../../text/members.ts';
import { Captcha } from './captcha.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { SampleNote } from './sample-note.tsx';
import { EmailField, PasswordField } from './person-fields.tsx';

/** Sign-in with e-mail and password on a page of the shop. */
export const FormScreen = () => {
  const member = useMember();
  const { shown, busy, back, follow } = member;
  const [email, setEmail] = useState('email' in shown ? shown.email : '');
  const [password, setPassword] = useState('');
  const words = text.members.form;
  const search = back === undefined ? {} : { back };
  const submit = () => {
    if ('login' in shown) void shown.login({ email: email.trim(), password }).then(follow);
  };
  return (
    <SignInPanel
      member={member}
      title={words.title}
      lead={words.lead}
      more={
        <>
          <Link to="/register" search={search}>
            {text.members.signIn.register}
          </Link>
          <Link to="/recover" search={search}>
            {text.members.signIn.forgot}
          </Link>
        </>
      }
    >
      {shown.status === 'captcha-required' ? (
        <Captcha state={shown} follow={follow} back={back} />
      ) : (
        shown.status !== 'signed-in' && (
          <Form wide submit={text.members.signIn.submit} busy={busy} onSubmit={submit}>
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
          </Form>
        )
      )}
      <SampleNote />
    </SignInPanel>
  );
};
