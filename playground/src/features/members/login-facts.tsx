import { useQuery, useQueryClient } from '@tanstack/react-query';
import { graphQuery } from 'vitrine';
import { clientOf } from 'vitrine/react';
import { ErrorRow, Skeleton } from '../../components/state.tsx';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/members.ts';
import styles from './account.module.css';

interface LoginData {
  readonly member: {
    readonly id: string;
    readonly email: { readonly address: string; readonly isVerified: boolean } | null;
    readonly status: { readonly name: string } | null;
  } | null;
}

const LOGIN = `{ member { id email { address isVerified } status { name } } }`;

/** The login of the member as the service for signing in has it, read in one GraphQL query. */
export const LoginFacts = () => {
  const queryClient = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['login'],
    queryFn: ({ signal }) =>
      graphQuery<LoginData>(LOGIN, undefined, { client: clientOf(queryClient), signal }),
  });
  const words = text.members.account;
  if (isPending) return <Skeleton width="18rem" height="5rem" />;
  const member = data?.data?.member;
  if (!member)
    return (
      <ErrorRow
        title={text.common.failed}
        detail={error ? failureText(error) : data?.errors[0]?.message}
        onRetry={() => void refetch()}
      />
    );
  const { email, status, id } = member;
  return (
    <dl className={styles['facts']}>
      <dt>{words.email}</dt>
      <dd>
        <bdi dir="ltr">{email?.address}</bdi>{' '}
        <span className={styles['word']}>{email?.isVerified ? words.confirmed : words.unconfirmed}</span>
      </dd>
      <dt>{words.status}</dt>
      <dd>{words.statuses[status?.name ?? ''] ?? words.statusOther}</dd>
      <dt>{words.memberId}</dt>
      <dd>
        <code dir="ltr">{id}</code>
      </dd>
    </dl>
  );
};
