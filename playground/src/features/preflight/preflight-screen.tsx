import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Finding, preflight } from 'vitrine/preflight';
import { clientOf } from 'vitrine/react';
import { Button } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState, Skeleton } from '../../components/state.tsx';
import { pageUrl } from '../../lib/base.ts';
import { useSiteStatus } from '../../site/services.ts';
import { type SiteStatus, siteTime } from '../../site/site-status.ts';
import { text } from '../../text/developer.ts';
import page from '../reference/reference.module.css';
import styles from './preflight.module.css';

/** Milliseconds by which two clocks that agree may differ because of a slow answer. */
const SLOW = 30_000;

/** The findings, in which the sandbox's own clock is no problem: the preflight compares it with the clock of the machine. */
const withOwnClock = (findings: readonly Finding[], status: SiteStatus | undefined): readonly Finding[] => {
  const now = Date.now();
  if (!status || Math.abs(siteTime(status, now) - now) <= SLOW) return findings;
  return findings.map((finding) =>
    finding.check === 'clock'
      ? { check: 'clock', status: 'ok', text: text.preflight.ownClock, fix: undefined }
      : finding,
  );
};

/** The preflight report: settings of the site that would break this page, with fixes. */
export const PreflightScreen = () => {
  const client = clientOf(useQueryClient());
  const { session } = client;
  const status = useSiteStatus();
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
  const findings = data && withOwnClock(data, status);
  const problems = findings?.filter(({ status }) => status !== 'ok').length ?? 0;
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
      {findings ? (
        <ul className={page['list']} aria-label={text.preflight.findings}>
          {findings.map(({ check, status: result, text: words, fix }) => (
            <li key={check} className={styles['finding']}>
              <span className={styles['status']} data-status={result}>
                {text.preflight.statuses[result]}
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
