import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useMember } from './use-member.ts';
import { text } from '../../text/members.ts';
import { ApproveAsOwner } from './approve-as-owner.tsx';
import { FailureNote } from './failure-note.tsx';
import styles from './members.module.css';
import { SignInProgress } from './sign-in-progress.tsx';
import { AllSignInOptions, Panel } from './panel.tsx';
import { PasswordField, PersonForm } from './person-form.tsx';

/** The member waits for the owner's approval. */
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
          <AllSignInOptions back={back} />
          <Link to="/mailbox">{text.members.verify.mailbox}</Link>
        </>
      }
    >
      <SignInProgress state={state} back={back} />
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
          <ApproveAsOwner email={email} />
          {asked && waiting && !busy && (
            <output className={styles['note']} data-tone="bad">
              {words.still}
            </output>
          )}
          <PersonForm
            onSend={() => {
              if (!('login' in shown)) return;
              void shown.login({ email, password }).then((reached) => {
                setAsked(true);
                follow(reached);
              });
            }}
          >
            <PasswordField
              value={password}
              onChange={setPassword}
              error={shown.status === 'invalid-password' ? text.members.form.invalidPassword : undefined}
              said={shown}
            />
            <Button type="submit" kind="primary" size="large" wide busy={busy}>
              {words.again}
            </Button>
          </PersonForm>
        </>
      )}
    </Panel>
  );
};
