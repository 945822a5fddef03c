import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../../components/Button.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { useMember } from '../../app/useMember.ts';
import { text } from '../../text/text.ts';
import { FailureNote } from './FailureNote.tsx';
import { Field } from './Field.tsx';
import styles from './Members.module.css';
import { Moving } from './Moving.tsx';
import { AllWays, Panel } from './Panel.tsx';

/** D7: the owner has to let the person in. */
export const PendingScreen = () => {
  const { state, shown, busy, back, follow } = useMember();
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const words = text.members.pending;
  const waiting = shown.status === 'approval-required' ? shown : undefined;
  const email = 'email' in shown ? shown.email : '';
  return (
    <Panel
      title={words.title}
      lead={email === '' ? words.nothing : words.lead(email)}
      below={
        <>
          <AllWays back={back} />
          <Link to="/mailbox">{text.members.verify.mailbox}</Link>
        </>
      }
    >
      <Moving state={state} back={back} />
      <FailureNote state={shown} />
      {email === '' ? (
        shown.status !== 'signed-in' && (
          <div className={styles['actions']}>
            <LinkButton to="/sign-in/form" search={back === undefined ? {} : { back }} kind="primary">
              {text.members.signIn.submit}
            </LinkButton>
          </div>
        )
      ) : (
        <>
          <p className={styles['note']}>{words.hint}</p>
          {asked && waiting && !busy && (
            <output className={styles['note']} data-tone="bad">
              {words.still}
            </output>
          )}
          <Form
            validationBehavior="aria"
            className={styles['form'] ?? ''}
            onSubmit={(event) => {
              event.preventDefault();
              if (!('login' in shown)) return;
              void shown.login({ email, password }).then((reached) => {
                setAsked(true);
                follow(reached);
              });
            }}
          >
            <Field
              label={text.members.signIn.password}
              name="password"
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              isRequired
              problem={shown.status === 'invalid-password' ? text.members.form.invalidPassword : undefined}
              said={shown}
            />
            <Button type="submit" kind="primary" size="large" wide busy={busy}>
              {words.again}
            </Button>
          </Form>
        </>
      )}
    </Panel>
  );
};
