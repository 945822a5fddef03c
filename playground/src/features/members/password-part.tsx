import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { isApiError } from 'vitrine';
import { useChangePassword } from 'vitrine/react/auth';
import { Button } from '../../components/button.tsx';
import { toast } from '../../lib/announcer.ts';
import { text } from '../../text/members.ts';
import styles from './account.module.css';
import { NewPasswordField } from './person-form.tsx';

/** Changes the password of the signed-in member. */
export const PasswordPart = () => {
  const [password, setPassword] = useState('');
  const change = useChangePassword();
  const words = text.members.account;
  const { error } = change;
  const problem = isApiError(error)
    ? (error.fieldViolations[0]?.description ?? error.message)
    : error?.message;
  return (
    <section className={styles['card']} aria-labelledby="password-title">
      <h2 id="password-title">{words.security}</h2>
      <Form
        validationBehavior="aria"
        className={styles['form'] ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
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
        }}
      >
        <NewPasswordField
          label={words.newPassword}
          value={password}
          onChange={setPassword}
          error={problem}
          said={error}
        />
        <div className={styles['actions']}>
          <Button type="submit" kind="primary" busy={change.isPending}>
            {words.change}
          </Button>
        </div>
      </Form>
    </section>
  );
};
