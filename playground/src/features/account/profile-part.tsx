import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { Member } from 'vitrine/members';
import { useAccount, type UsedAccount } from 'vitrine/react';
import { useStart } from 'vitrine/react/verification';
import { Button } from '../../components/button.tsx';
import { EmptyState, ErrorRow, Skeleton } from '../../components/state.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { toast } from '../../lib/announcer.ts';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/members.ts';
import styles from '../members/account.module.css';
import { PlatformButton } from '../members/platform-part.tsx';
import { AddCustomField } from './add-custom-field.tsx';
import {
  profileChanges,
  profileFields,
  profileInput,
  type ProfileField,
  type ProfileInput,
  refusalOf,
  unsavedDraft,
} from './profile-form.ts';

const autoComplete: Readonly<Record<ProfileField, string>> = {
  nickname: 'nickname',
  title: 'off',
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  jobTitle: 'organization-title',
};

/** The parts of the account that the member sees and cannot change here. */
const Facts = ({ member }: { member: Member }) => {
  const words = text.members.account;
  return (
    <dl className={styles['facts']}>
      <dt>{words.email}</dt>
      <dd>
        <bdi dir="ltr">{member.loginEmail}</bdi>{' '}
        <span className={styles['word']}>
          {member.loginEmailVerified ? words.confirmed : words.unconfirmed}
        </span>
      </dd>
      <dt>{words.status}</dt>
      <dd>{words.statuses[member.status] ?? words.statusOther}</dd>
      <dt>{words.privacy}</dt>
      <dd>{words.privacies[member.privacyStatus] ?? words.statusOther}</dd>
    </dl>
  );
};

/** Buttons for the parts of the account that only the platform's page changes. */
const AtPlatform = () => {
  const start = useStart();
  const words = text.members.account;
  return (
    <div className={styles['actions']}>
      <PlatformButton area="ACCOUNT_INFO" kind="plain">
        {words.edit}
      </PlatformButton>
      <Button
        kind="quiet"
        busy={start.isPending}
        onPress={() =>
          start.mutate(
            { data: { target: 'EMAIL' } },
            {
              onSuccess: () => toast(words.codeSent),
              onError: (cause) => toast(failureText(cause), 'error'),
            },
          )
        }
      >
        {words.sendCode}
      </Button>
    </div>
  );
};

const Fields = ({ account: { problem, setDraft }, input }: { account: UsedAccount; input: ProfileInput }) => {
  const words = text.members.account;
  const type = (part: 'texts' | 'custom', key: string, value: string) =>
    setDraft((before) => ({ ...before, [part]: { ...Object(before[part]), [key]: value } }));
  const custom = Object.keys(input.custom);
  return (
    <>
      <div className={styles['fields']}>
        {profileFields.map((name) => (
          <TextInput
            key={name}
            label={words.fields[name]}
            value={input.texts[name]}
            maxLength={100}
            error={refusalOf(problem, name)}
            input={{ dir: 'auto', autoComplete: autoComplete[name] }}
            onChange={(value) => type('texts', name, value)}
          />
        ))}
        <TextInput
          label={words.fields.birthdate}
          value={input.texts.birthdate}
          error={refusalOf(problem, 'birthdate')}
          input={{ type: 'date', autoComplete: 'bday' }}
          onChange={(value) => type('texts', 'birthdate', value)}
        />
        <TextInput
          label={words.fields.phones}
          value={input.phones}
          rows={3}
          hint={words.phonesHint}
          error={refusalOf(problem, 'phones')}
          onChange={(phones) => setDraft((before) => ({ ...before, phones }))}
        />
      </div>
      <h3>{words.customFields}</h3>
      <p className={styles['soft']}>{words.customFieldsText}</p>
      {refusalOf(problem, 'customFields') !== undefined && (
        <ErrorRow title={words.customRefused} detail={refusalOf(problem, 'customFields')} />
      )}
      {custom.length > 0 && (
        <div className={styles['fields']}>
          {custom.map((key) => (
            <TextInput
              key={key}
              label={key}
              value={input.custom[key] ?? ''}
              maxLength={500}
              input={{ dir: 'auto' }}
              onChange={(value) => type('custom', key, value)}
            />
          ))}
        </div>
      )}
      <AddCustomField known={custom} onAdd={(key) => type('custom', key, '')} />
    </>
  );
};

const Profile = ({ account, member }: { account: UsedAccount; member: Member }) => {
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { draft, setDraft, save, saving, problem } = account;
  const input = profileInput(member, draft);
  const changes = profileChanges(member, input);
  const hasInput = Object.keys(draft).length > 0;
  const words = text.members.account;
  const send = async (): Promise<void> => {
    if (!changes || saving) return;
    const result = await save(changes);
    if (result.outcome === 'refused') return;
    setDraft((now) => unsavedDraft(now, draft));
    setDropped(result.dropped);
    toast(words.saved);
  };
  return (
    <div className={styles['stack']}>
      <section className={styles['card']} aria-labelledby="profile-title">
        <h2 id="profile-title">
          {member.profile?.nickname === undefined ? words.profile : words.hello(member.profile.nickname)}
        </h2>
        <Facts member={member} />
        <p className={styles['soft']}>{words.editText}</p>
        <AtPlatform />
      </section>
      <section className={styles['card']} aria-labelledby="details-title">
        <h2 id="details-title">{words.details}</h2>
        <Form
          validationBehavior="aria"
          className={styles['wideForm'] ?? ''}
          onSubmit={(submission) => {
            submission.preventDefault();
            void send();
          }}
        >
          <Fields account={account} input={input} />
          {dropped.length > 0 && <ErrorRow title={words.dropped(dropped.join(', '))} />}
          {problem && (
            <ErrorRow
              title={words.problems[problem.reason]}
              detail={problem.reason === 'other' ? failureText(problem.error) : undefined}
            />
          )}
          {hasInput && (
            <div className={styles['actions']}>
              {changes && (
                <Button type="submit" kind="primary" busy={saving}>
                  {words.save}
                </Button>
              )}
              <Button kind="quiet" onPress={() => setDraft({})}>
                {words.discard}
              </Button>
            </div>
          )}
        </Form>
      </section>
    </div>
  );
};

/** The member's own profile with contact data and custom fields. */
export const ProfilePart = () => {
  const account = useAccount();
  const { standing, member, problem, refresh } = account;
  const words = text.members.account;
  if (member) return <Profile account={account} member={member} />;
  if (standing === 'no-members-area')
    return <EmptyState icon="person" title={<h2>{words.noArea}</h2>} body={words.noAreaText} />;
  if (problem)
    return (
      <ErrorRow
        title={text.common.failed}
        detail={failureText(problem.error)}
        onRetry={() => void refresh()}
      />
    );
  return (
    <section className={styles['card']} aria-label={words.profile} aria-busy="true">
      <Skeleton width="12rem" height="1.5rem" />
      <Skeleton width="18rem" />
      <Skeleton width="15rem" />
    </section>
  );
};
