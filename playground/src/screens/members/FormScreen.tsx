import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../../components/Button.tsx';
import { useMember } from '../../app/useMember.ts';
import { text } from '../../text/text.ts';
import { Captcha } from './Captcha.tsx';
import { FailureNote } from './FailureNote.tsx';
import { Field } from './Field.tsx';
import styles from './Members.module.css';
import { Moving } from './Moving.tsx';
import { AllWays, Panel } from './Panel.tsx';
import { SampleNote } from './SampleNote.tsx';

/** D3: e-mail and password on a page of the shop. */
export const FormScreen = () => {
  const { state, shown, busy, back, follow, reset } = useMember();
  const navigate = useNavigate();
  const [email, setEmail] = useState('email' in shown ? shown.email : '');
  const [password, setPassword] = useState('');
  const words = text.members.form;
  const search = back === undefined ? {} : { back };
  const submit = () => {
    if ('login' in shown) void shown.login({ email: email.trim(), password }).then(follow);
  };
  const elsewhere = () => {
    reset();
    void navigate({ to: '/sign-in', search });
  };
  return (
    <Panel
      title={words.title}
      lead={words.lead}
      below={
        <>
          <AllWays back={back} />
          <Link to="/register" search={search}>
            {text.members.signIn.register}
          </Link>
          <Link to="/recover" search={search}>
            {text.members.signIn.forgot}
          </Link>
        </>
      }
    >
      <Moving state={state} back={back} />
      <FailureNote state={shown} />
      {shown.status === 'captcha-required' ? (
        <Captcha state={shown} follow={follow} onElsewhere={elsewhere} />
      ) : (
        shown.status !== 'signed-in' && (
          <Form
            validationBehavior="aria"
            className={styles['form'] ?? ''}
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <Field
              label={text.members.signIn.email}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              value={email}
              onChange={setEmail}
              isRequired
              problem={
                shown.status === 'invalid-email' ? `${words.invalidEmail} ${shown.message}` : undefined
              }
              said={shown}
            />
            <Field
              label={text.members.signIn.password}
              name="password"
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              isRequired
              problem={shown.status === 'invalid-password' ? words.invalidPassword : undefined}
              said={shown}
            />
            <div className={styles['actions']}>
              <Button type="submit" kind="primary" size="large" wide busy={busy}>
                {text.members.signIn.submit}
              </Button>
            </div>
          </Form>
        )
      )}
      <SampleNote />
    </Panel>
  );
};
