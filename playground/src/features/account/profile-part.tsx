import { useState } from 'react';
import type { Member } from 'vitrine/members';
import { useAccount, type UsedAccount } from 'vitrine/react';
import { useStart } from 'vitrine/react/verification';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { Form } from '../../components/form.tsx';
import { Actions, Facts, Pair, Panel } from '../../components/panel.tsx';
import { EmptyState, ErrorRow, Skeleton } from '../../components/state.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { toast } from '../../lib/announcer.ts';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/members.ts';
import { Address } from '../members/login-facts.tsx';
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
const OwnFacts = ({ member }: { member: Member }) => {
  const words = text.members.account;
  return (
    <Facts
      rows={[
        [
          words.email,
          <Address key="email" address={member.loginEmail} isVerified={member.loginEmailVerified} />,
        ],
        [words.status, words.statuses[member.status] ?? words.statusOther],
        [words.privacy, words.privacies[member.privacyStatus] ?? words.statusOther],
      ]}
    />
  );
};

/** Buttons for the parts of the account that only the platform's page changes. */
const AtPlatform = () => {
  const start = useStart();
  const words = text.members.account;
  return (
    <Actions>
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
    </Actions>
  );
};

const Fields = ({ account: { problem, setDraft }, input }: { account: UsedAccount; input: ProfileInput }) => {
  const words = text.members.account;
  const type = (part: 'texts' | 'custom', key: string, value: string) =>
    setDraft((before) => ({ ...before, [part]: { ...Object(before[part]), [key]: value } }));
  const custom = Object.keys(input.custom);
  return (
    <>
      <Pair>
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
      </Pair>
      <h3>{words.customFields}</h3>
      <p className="soft">{words.customFieldsText}</p>
      {refusalOf(problem, 'customFields') !== undefined && (
        <ErrorRow title={words.customRefused} detail={refusalOf(problem, 'customFields')} />
      )}
      {custom.length > 0 && (
        <Pair>
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
        </Pair>
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
    <>
      <Panel
        title={member.profile?.nickname === undefined ? words.profile : words.hello(member.profile.nickname)}
      >
        <OwnFacts member={member} />
        <p className="soft">{words.editText}</p>
        <AtPlatform />
      </Panel>
      <Panel title={words.details}>
        <Form
          submit={words.save}
          busy={saving}
          idle={!changes}
          onSubmit={() => void send()}
          actions={
            hasInput && (
              <Button kind="quiet" onPress={() => setDraft({})}>
                {words.discard}
              </Button>
            )
          }
        >
          <Fields account={account} input={input} />
          {dropped.length > 0 && <ErrorRow title={words.dropped(dropped.join(', '))} />}
          {problem && (
            <ErrorRow
              title={words.problems[problem.reason]}
              detail={problem.reason === 'other' ? failureText(problem.error) : undefined}
            />
          )}
        </Form>
      </Panel>
    </>
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
  if (problem) return <Failure title={text.common.failed} error={problem.error} onRetry={refresh} />;
  return <Skeleton height="16rem" />;
};
