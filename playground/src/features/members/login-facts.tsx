import { useQuery, useQueryClient } from '@tanstack/react-query';
import { graphQuery } from 'vitrine';
import { clientOf } from 'vitrine/react';
import { Failure } from '../../components/failure.tsx';
import { Facts } from '../../components/panel.tsx';
import { Skeleton } from '../../components/state.tsx';
import { StatusMark } from '../../components/status-mark.tsx';
import { text } from '../../text/members.ts';

interface LoginData {
  readonly member: {
    readonly id: string;
    readonly email: { readonly address: string; readonly isVerified: boolean } | null;
    readonly status: { readonly name: string } | null;
  } | null;
}

const LOGIN = `{ member { id email { address isVerified } status { name } } }`;

/** An e-mail address, and whether the member has confirmed it. */
export const Address = ({
  address,
  isVerified,
}: {
  address: string | undefined;
  isVerified: boolean | undefined;
}) => (
  <>
    <bdi dir="ltr">{address}</bdi>{' '}
    <StatusMark tone={isVerified ? 'good' : 'waiting'}>
      {isVerified ? text.members.account.confirmed : text.members.account.unconfirmed}
    </StatusMark>
  </>
);

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
      <Failure
        title={text.common.failed}
        error={error ?? new Error(data?.errors[0]?.message)}
        onRetry={refetch}
      />
    );
  const { email, status, id } = member;
  return (
    <Facts
      rows={[
        [words.email, <Address key="email" address={email?.address} isVerified={email?.isVerified} />],
        [words.status, words.statuses[status?.name ?? ''] ?? words.statusOther],
        [
          words.memberId,
          <code key="id" dir="ltr">
            {id}
          </code>,
        ],
      ]}
    />
  );
};
