import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useSignOn } from 'vitrine/react/auth';
import { useSendActivationEmail } from 'vitrine/react/recovery';
import { usePlayground } from '../../../site/services.ts';
import { Button } from '../../../components/button.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/members.ts';
import { text as ownerText } from '../../../text/owner.ts';
import { Field } from '../../../components/field.tsx';
import styles from '../owner.module.css';

/** Creates a member through an app of the site; the owner then sends an e-mail with a password link. */
export const AddMember = ({ onAdded }: { onAdded: () => void }) => {
  const { clients } = usePlayground();
  const [email, setEmail] = useState('');
  const signOn = useSignOn({ request: { client: clients.get('app').client } });
  const activate = useSendActivationEmail();
  const words = ownerText.ownerMembers;
  const submit = async () => {
    const address = email.trim();
    const { identity } = await signOn.mutateAsync({
      data: { loginId: { email: address }, verifyEmail: true },
    });
    await activate.mutateAsync({ data: { identityId: identity.id } });
    setEmail('');
    onAdded();
    toast(words.added(address));
  };
  const error = signOn.error ?? activate.error;
  return (
    <section className={styles['panel']} aria-labelledby="add-member">
      <h2 id="add-member">{words.add}</h2>
      <p className={styles['soft']}>{words.addText}</p>
      <Form
        validationBehavior="aria"
        className={styles['form'] ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          submit().catch(() => undefined);
        }}
      >
        <Field
          label={text.members.signIn.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          isRequired
          problem={error ? failureText(error) : undefined}
          said={signOn.error}
        />
        <div className={styles['actions']}>
          <Button type="submit" kind="primary" busy={signOn.isPending || activate.isPending}>
            {words.add}
          </Button>
        </div>
      </Form>
    </section>
  );
};
