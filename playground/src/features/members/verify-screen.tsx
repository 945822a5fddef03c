import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, TextButton } from '../../components/button.tsx';
import { useMember } from './use-member.ts';
import { announce } from '../../lib/announcer.ts';
import { text } from '../../text/text.ts';
import { FailureNote } from './failure-note.tsx';
import { Field } from '../../components/field.tsx';
import styles from './members.module.css';
import { SignInProgress } from './sign-in-progress.tsx';
import { AllSignInOptions, Panel } from './panel.tsx';
import { PasswordField, PersonForm } from './person-form.tsx';

/**
 * Entry of the code from a verification e-mail. The code can be entered at any time; the client reports if none is
 * pending.
 */
export const VerifyScreen = () => {
  const { state, shown, busy, back, follow, verify } = useMember();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const words = text.members.verify;
  const due = shown.status === 'verification-required' ? shown : undefined;
  const interrupted = shown.status === 'verification-interrupted' ? shown : undefined;
  const problemOf = (): string | undefined => {
    if (!due?.error) return undefined;
    const wait = due.error.retryAfterMs;
    if (wait !== undefined) return words.soon(Math.ceil(wait / 1000));
    return due.refusedCodes > 0 ? `${words.wrong(due.refusedCodes)} ${due.error.message}` : due.error.message;
  };
  const lead = () => {
    if (due && due.email !== '') return words.lead(due.email);
    return interrupted ? words.interrupted(interrupted.email) : words.leadUnknown;
  };
  return (
    <Panel
      title={words.title}
      lead={lead()}
      below={
        <>
          <AllSignInOptions back={back} />
          <Link to="/mailbox">{words.mailbox}</Link>
        </>
      }
    >
      <SignInProgress state={state} back={back} />
      <FailureNote state={shown} />
      {interrupted ? (
        <PersonForm
          onSend={() => void interrupted.login({ email: interrupted.email, password }).then(follow)}
        >
          <PasswordField value={password} onChange={setPassword} />
          <Button type="submit" kind="primary" size="large" wide busy={busy}>
            {words.again}
          </Button>
        </PersonForm>
      ) : (
        shown.status !== 'signed-in' && (
          <PersonForm
            onSend={() => {
              void verify(code).then((reached) => {
                if (reached.status !== 'verification-required') follow(reached);
              });
            }}
          >
            <div className={styles['code']}>
              <Field
                label={words.code}
                name="code"
                autoComplete="one-time-code"
                inputMode="numeric"
                value={code}
                onChange={setCode}
                isRequired
                problem={problemOf()}
                said={due}
              />
            </div>
            {due && due.resentMails > 0 && !due.error && (
              <p className={styles['note']} data-tone="good">
                {words.resent}
              </p>
            )}
            <Button type="submit" kind="primary" size="large" wide busy={busy}>
              {words.submit}
            </Button>
            {due && (
              <p>
                <TextButton
                  onPress={() =>
                    void due.resend().then((reached) => {
                      if (reached.status === 'verification-required' && !reached.error)
                        announce(words.resent);
                    })
                  }
                >
                  {words.resend}
                </TextButton>
              </p>
            )}
          </PersonForm>
        )
      )}
    </Panel>
  );
};
