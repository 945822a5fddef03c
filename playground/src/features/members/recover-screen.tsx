import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useMember } from './use-member.ts';
import { text } from '../../text/members.ts';
import { FailureNote } from './failure-note.tsx';
import styles from './members.module.css';
import { SignInProgress } from './sign-in-progress.tsx';
import { AllSignInOptions, Panel } from './panel.tsx';
import { EmailField, PersonForm } from './person-form.tsx';

/**
 * Sends an e-mail with a password link. The message is the same for every address, so that it does not reveal members.
 */
export const RecoverScreen = () => {
  const { state, shown, busy, back, follow } = useMember();
  const [email, setEmail] = useState('email' in shown ? shown.email : '');
  const words = text.members.recover;
  return (
    <Panel
      title={words.title}
      lead={shown.status === 'reset-required' ? words.resetLead : words.lead}
      below={
        <>
          <AllSignInOptions back={back} />
          <Link to="/mailbox">{text.members.verify.mailbox}</Link>
        </>
      }
    >
      <SignInProgress state={state} back={back} />
      <FailureNote state={shown} />
      {shown.status === 'recovery-sent' && (
        <output className={styles['note']} data-tone="good">
          {words.sent(shown.email)}
        </output>
      )}
      {shown.status !== 'signed-in' && (
        <PersonForm
          onSend={() => {
            if ('sendRecovery' in shown) void shown.sendRecovery(email.trim()).then(follow);
          }}
        >
          <EmailField
            value={email}
            onChange={setEmail}
            error={shown.status === 'invalid-email' ? shown.message : undefined}
            said={shown}
          />
          <Button type="submit" kind="primary" size="large" wide busy={busy}>
            {words.submit}
          </Button>
        </PersonForm>
      )}
    </Panel>
  );
};
