import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { valueHere } from './mails.ts';
import { useMember } from './use-member.ts';
import { text } from '../../text/members.ts';
import { FailureNote } from './failure-note.tsx';
import styles from './members.module.css';
import { SignInProgress } from './sign-in-progress.tsx';
import { AllSignInOptions, Panel } from './panel.tsx';
import { NewPasswordField, PersonForm } from './person-form.tsx';

/** A new password with the link of an e-mail. */
export const NewPasswordScreen = () => {
  const { state, shown, busy, back, follow, setPassword: save } = useMember();
  const [token] = useState(() => valueHere('token'));
  const [password, setPassword] = useState('');
  const words = text.members.recover;
  const isVoid = shown.status === 'link-void';
  return (
    <Panel
      title={isVoid ? words.void : words.newTitle}
      lead={isVoid ? words.voidText : words.newLead}
      below={<AllSignInOptions back={back} />}
    >
      <SignInProgress state={state} back={back} />
      <FailureNote state={shown} />
      {isVoid && (
        <p role="alert" className={styles['note']} data-tone="bad">
          <small>
            {text.members.failure.said}: <q>{shown.message}</q>
          </small>
        </p>
      )}
      {isVoid || token === '' ? (
        <>
          {token === '' && <p className={styles['note']}>{words.missing}</p>}
          <div className={styles['actions']}>
            <LinkButton to="/recover" kind="primary">
              {words.again}
            </LinkButton>
          </div>
        </>
      ) : (
        <PersonForm onSend={() => void save(token, password).then(follow)}>
          <NewPasswordField
            label={words.newPassword}
            value={password}
            onChange={setPassword}
            error={shown.status === 'invalid-password' ? shown.message : undefined}
            said={shown}
          />
          <Button type="submit" kind="primary" size="large" wide busy={busy}>
            {words.save}
          </Button>
        </PersonForm>
      )}
    </Panel>
  );
};
