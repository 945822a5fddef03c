import { useState } from 'react';
import { Form } from '../../components/form.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { valueHere } from './mails.ts';
import { useMember } from './use-member.ts';
import { Note } from '../../components/note.tsx';
import { Actions } from '../../components/panel.tsx';
import { text } from '../../text/members.ts';
import { SignInPanel } from './sign-in-panel.tsx';
import { NewPasswordField } from './person-fields.tsx';

/** A new password with the link of an e-mail. */
export const NewPasswordScreen = () => {
  const member = useMember();
  const { shown, busy, follow, setPassword: save } = member;
  const [token] = useState(() => valueHere('token'));
  const [password, setPassword] = useState('');
  const words = text.members.recover;
  const isVoid = shown.status === 'link-void';
  return (
    <SignInPanel
      member={member}
      title={isVoid ? words.void : words.newTitle}
      lead={isVoid ? words.voidText : words.newLead}
    >
      {isVoid && (
        <Note live="alert" tone="bad">
          <small>
            {text.members.failure.said}: <q>{shown.message}</q>
          </small>
        </Note>
      )}
      {isVoid || token === '' ? (
        <>
          {token === '' && <Note>{words.missing}</Note>}
          <Actions>
            <LinkButton to="/recover" kind="primary">
              {words.again}
            </LinkButton>
          </Actions>
        </>
      ) : (
        <Form wide submit={words.save} busy={busy} onSubmit={() => void save(token, password).then(follow)}>
          <NewPasswordField
            label={words.newPassword}
            value={password}
            onChange={setPassword}
            error={shown.status === 'invalid-password' ? shown.message : undefined}
            said={shown}
          />
        </Form>
      )}
    </SignInPanel>
  );
};
