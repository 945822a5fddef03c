import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSendActivationEmail } from 'vitrine/react/recovery';
import { usePlayground } from '../../../site/services.ts';
import { Button } from '../../../components/button.tsx';
import { ConfirmBox } from '../../../components/confirm-box.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { EmptyState, ErrorRow, Skeleton } from '../../../components/state.tsx';
import { StatusMark } from '../../../components/status-mark.tsx';
import { toast } from '../../../lib/announcer.ts';
import { type SiteMember, standingOf } from './site-members.ts';
import { text } from '../../../text/owner.ts';
import table from '../table.module.css';
import { AddMember } from './add-member.tsx';
import styles from '../owner.module.css';

const tones = {
  active: 'good',
  approval: 'waiting',
  email: 'waiting',
  reset: 'waiting',
  blocked: 'bad',
} as const;

const Actions = ({ member, onChanged }: { member: SiteMember; onChanged: () => void }) => {
  const { control } = usePlayground();
  const words = text.ownerMembers;
  const { id, name, email, blocked, awaitsApproval } = member;
  const change = useMutation({
    mutationFn: ({ path, body }: { path: 'approve' | 'block' | 'delete'; body: object; said: string }) =>
      control.send(`POST /sandbox/members/${path}`, { member: id, ...body }),
    onSuccess: (_answer, { said }) => {
      toast(said);
      onChanged();
    },
    onError: (cause) => toast(cause.message, 'error'),
  });
  const activate = useSendActivationEmail({
    mutation: {
      onSuccess: () => toast(words.activated(email)),
      onError: (cause) => toast(cause.message, 'error'),
    },
  });
  const [leaving, setLeaving] = useState(false);
  const busy = change.isPending || activate.isPending;
  return (
    <span className={table['actions']}>
      {awaitsApproval && (
        <Button
          size="small"
          kind="primary"
          busy={busy}
          aria-label={words.for(words.approve, name)}
          onPress={() => change.mutate({ path: 'approve', body: {}, said: words.approved(name) })}
        >
          {words.approve}
        </Button>
      )}
      <Button
        size="small"
        busy={busy}
        aria-label={words.for(blocked ? words.unblock : words.block, name)}
        onPress={() =>
          change.mutate({
            path: 'block',
            body: { blocked: !blocked },
            said: blocked ? words.unblocked(name) : words.blocked(name),
          })
        }
      >
        {blocked ? words.unblock : words.block}
      </Button>
      <Button
        size="small"
        kind="quiet"
        busy={busy}
        aria-label={words.for(words.activate, name)}
        onPress={() => activate.mutate({ data: { identityId: id } })}
      >
        {words.activate}
      </Button>
      <Button
        size="small"
        kind="quiet"
        busy={busy}
        aria-label={words.for(words.delete, name)}
        onPress={() => setLeaving(true)}
      >
        {words.delete}
      </Button>
      <ConfirmBox
        title={words.deleteTitle}
        body={words.deleteText(name)}
        action={words.delete}
        open={leaving}
        busy={busy}
        onConfirm={() => change.mutate({ path: 'delete', body: {}, said: words.deleted(name) })}
        onClose={() => setLeaving(false)}
      />
    </span>
  );
};

/** The site's members. The list and two of its actions belong to the sandbox, not to the client. */
export const MembersScreen = () => {
  const { control } = usePlayground();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['site-members'],
    queryFn: async () =>
      (await control.send<{ readonly members: readonly SiteMember[] }>('GET /sandbox/state')).members,
    staleTime: 0,
  });
  const words = text.ownerMembers;
  const changed = () => void refetch();
  return (
    <>
      <div className={styles['head']}>
        <PageHeading title={words.title} />
        {data && <output className={styles['count']}>{words.count(data.length)}</output>}
      </div>
      <p className={styles['lead']}>{words.lead}</p>
      {error && <ErrorRow title={text.common.failed} detail={error.message} onRetry={changed} />}
      {isPending && <Skeleton height="16rem" />}
      {data?.length === 0 && (
        <EmptyState icon="person" title={<h2>{words.empty}</h2>} body={words.emptyText} />
      )}
      {data && data.length > 0 && (
        <table className={table['table']} aria-label={words.title}>
          <thead>
            <tr>
              <th scope="col">{words.columns.member}</th>
              <th scope="col">{words.columns.state}</th>
              <th scope="col" data-end="">
                {words.columns.actions}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((member) => (
              <tr key={member.id}>
                <th scope="row">
                  <span className={table['names']}>
                    {member.name}
                    <small>
                      <bdi dir="ltr">{member.email}</bdi>
                    </small>
                  </span>
                </th>
                <td data-label={words.columns.state}>
                  <StatusMark tone={tones[standingOf(member)]}>{words.states[standingOf(member)]}</StatusMark>
                </td>
                <td data-label={words.columns.actions}>
                  <Actions member={member} onChanged={changed} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <AddMember onAdded={changed} />
    </>
  );
};
