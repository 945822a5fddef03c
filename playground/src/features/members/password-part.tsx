import { useState } from 'react';
import { isApiError } from 'vitrine';
import { useChangePassword } from 'vitrine/react/auth';
import { Form } from '../../components/form.tsx';
import { Panel } from '../../components/panel.tsx';
import { toast } from '../../lib/announcer.ts';
import { text } from '../../text/members.ts';
import { NewPasswordField } from './person-fields.tsx';

/** Changes the password of the signed-in member. */
export const PasswordPart = () => {
  const [password, setPassword] = useState('');
  const change = useChangePassword();
  const words = text.members.account;
  const { error } = change;
  const problem = isApiError(error)
    ? (error.fieldViolations[0]?.description ?? error.message)
    : error?.message;
  const send = () =>
    change.mutate(
      { data: { newPassword: password } },
      {
        onSuccess: () => {
          // Clear the field only if it was not changed in the meantime.
          setPassword((now) => (now === password ? '' : now));
          toast(words.changed);
        },
      },
    );
  return (
    <Panel title={words.security}>
      <Form submit={words.change} busy={change.isPending} onSubmit={send}>
        <NewPasswordField
          label={words.newPassword}
          value={password}
          onChange={setPassword}
          error={problem}
          said={error}
        />
      </Form>
    </Panel>
  );
};
