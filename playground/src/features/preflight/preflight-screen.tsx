import { useQuery, useQueryClient } from '@tanstack/react-query';
import { preflight } from 'vitrine/preflight';
import { clientOf } from 'vitrine/react';
import { Button } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState, Skeleton } from '../../components/state.tsx';
import { pageUrl } from '../../lib/base.ts';
import { text } from '../../text/developer.ts';
import page from '../reference/reference.module.css';
import styles from './preflight.module.css';

/** The preflight report: settings of the site that would break this page, with fixes. */
export const PreflightScreen = () => {
  const client = clientOf(useQueryClient());
  const { session } = client;
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['preflight'],
    enabled: session !== undefined,
    queryFn: ({ signal }) =>
      session
        ? preflight(
            { ...client, session },
            { redirectUri: pageUrl('callback'), postFlowUrl: pageUrl('checkout/return'), signal },
          )
        : [],
    staleTime: 0,
    gcTime: 0,
  });
  if (!session)
    return (
      <EmptyState
        icon="person"
        title={<PageHeading title={text.preflight.title} />}
        body={text.preflight.noSession}
      />
    );
  const problems = data?.filter(({ status }) => status !== 'ok').length ?? 0;
  return (
    <div className={page['page']}>
      <PageHeading title={text.preflight.title} />
      <p className={page['lead']}>{text.preflight.lead}</p>
      <div className={styles['row']}>
        <Button kind="primary" busy={isFetching} onPress={() => void refetch()}>
          {text.preflight.again}
        </Button>
        <output>{isFetching ? text.preflight.looking : text.preflight.found(problems)}</output>
      </div>
      {data ? (
        <ul className={page['list']} aria-label={text.preflight.findings}>
          {data.map(({ check, status, text: words, fix }) => (
            <li key={check} className={styles['finding']}>
              <span className={styles['status']} data-status={status}>
                {text.preflight.statuses[status]}
              </span>
              <strong>{text.preflight.checks[check]}</strong>
              <p>{words}</p>
              {fix !== undefined && <p>{fix}</p>}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height="20rem" />
      )}
    </div>
  );
};
