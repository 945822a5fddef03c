import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Form } from '../../components/form.tsx';
import { useMember } from './use-member.ts';
import { Note } from '../../components/note.tsx';
import { text } from '../../text/members.ts';
import { SignInPanel } from './sign-in-panel.tsx';
import { EmailField } from './person-fields.tsx';

/**
 * Sends an e-mail with a password link. The message is the same for every address, so that it does not reveal members.
 */
export const RecoverScreen = () => {
  const member = useMember();
  const { shown, busy, follow } = member;
  const [email, setEmail] = useState('email' in shown ? shown.email : '');
  const words = text.members.recover;
  return (
    <SignInPanel
      member={member}
      title={words.title}
      lead={shown.status === 'reset-required' ? words.resetLead : words.lead}
      more={<Link to="/mailbox">{text.members.verify.mailbox}</Link>}
    >
      {shown.status === 'recovery-sent' && (
        <Note live="status" tone="good">
          {words.sent(shown.email)}
        </Note>
      )}
      {shown.status !== 'signed-in' && (
        <Form
          wide
          submit={words.submit}
          busy={busy}
          onSubmit={() => {
            if ('sendRecovery' in shown) void shown.sendRecovery(email.trim()).then(follow);
          }}
        >
          <EmailField
            value={email}
            onChange={setEmail}
            error={shown.status === 'invalid-email' ? shown.message : undefined}
            said={shown}
          />
        </Form>
      )}
    </SignInPanel>
  );
};
