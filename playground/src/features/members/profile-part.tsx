import { useQuery, useQueryClient } from '@tanstack/react-query';
import { graphQuery } from 'vitrine';
import { clientOf } from 'vitrine/react';
import { useStart } from 'vitrine/react/verification';
import { Button } from '../../components/button.tsx';
import { ErrorRow, Skeleton } from '../../components/state.tsx';
import { toast } from '../../lib/announcer.ts';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/text.ts';
import styles from './account.module.css';
import { PlatformButton } from './platform-part.tsx';

interface MemberData {
  readonly member: {
    readonly id: string;
    readonly email: { readonly address: string; readonly isVerified: boolean } | null;
    readonly status: { readonly name: string } | null;
    readonly identityProfile: { readonly firstName: string | null; readonly lastName: string | null } | null;
  } | null;
}

const MEMBER = `{ member { id email { address isVerified } status { name } identityProfile { firstName lastName } } }`;

/** The member's profile, read in one GraphQL query. */
export const ProfilePart = () => {
  const queryClient = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['member'],
    queryFn: ({ signal }) =>
      graphQuery<MemberData>(MEMBER, undefined, { client: clientOf(queryClient), signal }),
  });
  const start = useStart();
  const words = text.members.account;
  if (isPending)
    return (
      <section className={styles['card']} aria-label={words.profile} aria-busy="true">
        <Skeleton width="12rem" height="1.5rem" />
        <Skeleton width="18rem" />
        <Skeleton width="15rem" />
      </section>
    );
  const member = data?.data?.member;
  const failure = error ?? data?.errors[0];
  if (!member)
    return (
      <ErrorRow
        title={text.common.failed}
        detail={error ? failureText(error) : failure?.message}
        onRetry={() => void refetch()}
      />
    );
  const { email, identityProfile, status, id } = member;
  const name = [identityProfile?.firstName, identityProfile?.lastName].filter(Boolean).join(' ');
  return (
    <section className={styles['card']} aria-labelledby="profile-title">
      <h2 id="profile-title">{name === '' ? words.profile : words.hello(name)}</h2>
      <dl className={styles['facts']}>
        <dt>{words.name}</dt>
        <dd>{name === '' ? '–' : name}</dd>
        <dt>{words.email}</dt>
        <dd>
          <bdi dir="ltr">{email?.address}</bdi>{' '}
          <span className={styles['word']}>{email?.isVerified ? words.confirmed : words.unconfirmed}</span>
        </dd>
        <dt>{words.status}</dt>
        <dd>{words.statuses[status?.name ?? ''] ?? status?.name}</dd>
        <dt>{words.memberId}</dt>
        <dd>
          <code dir="ltr">{id}</code>
        </dd>
      </dl>
      <p className={styles['soft']}>{words.editText}</p>
      <div className={styles['actions']}>
        <PlatformButton area="ACCOUNT_INFO">{words.edit}</PlatformButton>
        <Button
          kind="quiet"
          busy={start.isPending}
          onPress={() =>
            start.mutate(
              { data: { target: 'EMAIL' } },
              {
                onSuccess: () => toast(words.codeSent),
                onError: (cause) => toast(cause.message, 'error'),
              },
            )
          }
        >
          {words.sendCode}
        </Button>
      </div>
    </section>
  );
};
