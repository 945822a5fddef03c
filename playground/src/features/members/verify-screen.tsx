import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SettledSignIn } from 'vitrine/state';
import { TextButton } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { valueHere } from './mails.ts';
import { type Member, useMember } from './use-member.ts';
import { announce } from '../../lib/announcer.ts';
import { Note } from '../../components/note.tsx';
import { text } from '../../text/members.ts';
import styles from './members.module.css';
import { SignInPanel } from './sign-in-panel.tsx';
import { PasswordField, PersonField } from './person-fields.tsx';

type VerificationRequired = Extract<SettledSignIn, { status: 'verification-required' }>;
type VerificationInterrupted = Extract<SettledSignIn, { status: 'verification-interrupted' }>;

/** The message of a rejected code. */
const problemOf = (due: VerificationRequired | undefined): string | undefined => {
  if (!due?.error) return undefined;
  const words = text.members.verify;
  const wait = due.error.retryAfterMs;
  if (wait !== undefined) return words.soon(Math.ceil(wait / 1000));
  return due.refusedCodes > 0 ? `${words.wrong(due.refusedCodes)} ${due.error.message}` : due.error.message;
};

const Resend = ({ due }: { due: VerificationRequired }) => {
  const words = text.members.verify;
  const resend = async () => {
    const reached = await due.resend();
    if (reached.status === 'verification-required' && !reached.error) announce(words.resent);
  };
  return (
    <p>
      <TextButton onPress={() => void resend()}>{words.resend}</TextButton>
    </p>
  );
};

const CodeForm = ({
  member: { busy, follow, verify },
  due,
}: {
  member: Member;
  due: VerificationRequired | undefined;
}) => {
  const [code, setCode] = useState(() => valueHere('code'));
  const words = text.members.verify;
  const send = async () => {
    const reached = await verify(code);
    if (reached.status !== 'verification-required') follow(reached);
  };
  return (
    <Form wide submit={words.submit} busy={busy} onSubmit={() => void send()}>
      <div className={styles['code']}>
        <PersonField
          label={words.code}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          value={code}
          onChange={setCode}
          required
          error={problemOf(due)}
          said={due}
        />
      </div>
      {due && due.resentMails > 0 && !due.error && <Note tone="good">{words.resent}</Note>}

      {due && <Resend due={due} />}
    </Form>
  );
};

/** Asks for the password again after the verification was interrupted, for example by a reload. */
const LoginAgain = ({
  member: { busy, follow },
  interrupted,
}: {
  member: Member;
  interrupted: VerificationInterrupted;
}) => {
  const [password, setPassword] = useState('');
  const send = () => void interrupted.login({ email: interrupted.email, password }).then(follow);
  return (
    <Form wide submit={text.members.verify.again} busy={busy} onSubmit={send}>
      <PasswordField value={password} onChange={setPassword} />
    </Form>
  );
};

/**
 * Entry of the code from a verification e-mail. The code can be entered at any time; the client reports if none is
 * pending.
 */
export const VerifyScreen = () => {
  const member = useMember();
  const { shown } = member;
  const words = text.members.verify;
  const due = shown.status === 'verification-required' ? shown : undefined;
  const interrupted = shown.status === 'verification-interrupted' ? shown : undefined;
  const lead = () => {
    if (due && due.email !== '') return words.lead(due.email);
    return interrupted ? words.interrupted(interrupted.email) : words.leadUnknown;
  };
  return (
    <SignInPanel
      member={member}
      title={words.title}
      lead={lead()}
      more={<Link to="/mailbox">{words.mailbox}</Link>}
    >
      {interrupted ? (
        <LoginAgain member={member} interrupted={interrupted} />
      ) : (
        shown.status !== 'signed-in' && <CodeForm member={member} due={due} />
      )}
    </SignInPanel>
  );
};
