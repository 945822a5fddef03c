import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Form } from '../../components/form.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useMember } from './use-member.ts';
import { Note } from '../../components/note.tsx';
import { Actions } from '../../components/panel.tsx';
import { text } from '../../text/members.ts';
import { ApproveAsOwner } from './approve-as-owner.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { PasswordField } from './person-fields.tsx';

/** The member waits for the owner's approval. */
export const PendingScreen = () => {
  const member = useMember();
  const { shown, busy, back, follow } = member;
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const words = text.members.pending;
  const waiting = shown.status === 'approval-required' ? shown : undefined;
  const email = 'email' in shown ? shown.email : '';
  return (
    <SignInPanel
      member={member}
      title={words.title}
      lead={email === '' ? words.nothing : words.lead(email)}
      more={<Link to="/mailbox">{text.members.verify.mailbox}</Link>}
    >
      {email === '' ? (
        shown.status !== 'signed-in' && (
          <Actions>
            <LinkButton to="/sign-in/form" search={back === undefined ? {} : { back }} kind="primary">
              {text.members.signIn.submit}
            </LinkButton>
          </Actions>
        )
      ) : (
        <>
          <Note>{words.hint}</Note>
          <ApproveAsOwner email={email} />
          {asked && waiting && !busy && (
            <Note live="status" tone="bad">
              {words.still}
            </Note>
          )}
          <Form
            wide
            submit={words.again}
            busy={busy}
            onSubmit={() => {
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
          </Form>
        </>
      )}
    </SignInPanel>
  );
};
