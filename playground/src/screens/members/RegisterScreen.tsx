import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../../components/Button.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { useMember } from '../../app/useMember.ts';
import { text } from '../../text/text.ts';
import { Captcha } from './Captcha.tsx';
import { FailureNote } from './FailureNote.tsx';
import { Field } from './Field.tsx';
import styles from './Members.module.css';
import { Moving } from './Moving.tsx';
import { AllWays, Panel } from './Panel.tsx';

/** D5: a new member. */
export const RegisterScreen = () => {
  const { state, shown, busy, back, follow, reset } = useMember();
  const navigate = useNavigate();
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
          <span>
            {words.have}{' '}
            <Link to="/sign-in/form" search={search}>
              {text.members.signIn.submit}
            </Link>
          </span>
        </>
      }
    >
      <Moving state={state} back={back} />
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
            <Field
              label={text.members.signIn.email}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              value={email}
              onChange={setEmail}
              isRequired
              problem={shown.status === 'invalid-email' ? shown.message : undefined}
              said={shown}
            />
            <Field
              label={text.members.signIn.password}
              name="password"
              type="password"
              autoComplete="new-password"
              hint={words.passwordHint}
              value={password}
              onChange={setPassword}
              isRequired
              problem={shown.status === 'invalid-password' ? shown.message : undefined}
              said={shown}
            />
            <div className={styles['actions']}>
              <Button type="submit" kind="primary" size="large" wide busy={busy}>
                {words.submit}
              </Button>
            </div>
          </Form>
        )
      )}
    </Panel>
  );
};
