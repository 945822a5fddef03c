import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Finding, preflight } from 'vitrine/preflight';
import { clientOf } from 'vitrine/react';
import { Form } from '../../components/form.tsx';
import { List, Row } from '../../components/list.tsx';
import { readingOf } from '../../components/loaded.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState } from '../../components/state.tsx';
import { StatusMark } from '../../components/status-mark.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { pageUrl } from '../../lib/base.ts';
import { useStore } from '../../lib/use-store.ts';
import { useSiteStatus } from '../../site/services.ts';
import { type SiteStatus, siteTime } from '../../site/site-status.ts';
import { text } from '../../text/developer.ts';
import { returnAddress } from '../checkout/return-address.ts';
import page from '../reference/reference.module.css';

/** Milliseconds by which two clocks that agree may differ because of a slow answer. */
const SLOW = 30_000;

const tones = { ok: 'good', warning: 'waiting', problem: 'bad', unknown: 'plain' } as const;

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
  const postFlowUrl = useStore(returnAddress);
  const [typed, type] = useState(postFlowUrl);
  const query = useQuery({
    queryKey: ['preflight', postFlowUrl],
    enabled: session !== undefined,
    queryFn: ({ signal }) =>
      session
        ? preflight({ ...client, session }, { redirectUri: pageUrl('callback'), postFlowUrl, signal })
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
  const findings = withOwnClock(query.data ?? [], status);
  const problems = findings.filter(({ status: result }) => result !== 'ok').length;
  return (
    <div className={page['page']}>
      <PageHeading title={text.preflight.title} />
      <p className="lead">{text.preflight.lead}</p>
      <Form
        submit={text.preflight.again}
        busy={query.isFetching}
        onSubmit={() => {
          if (typed === postFlowUrl) void query.refetch();
          else returnAddress.set(typed);
        }}
        note={
          <output>
            {query.isFetching ? text.preflight.looking : query.data && text.preflight.found(problems)}
          </output>
        }
      >
        <TextInput
          label={text.preflight.returnTo}
          hint={text.preflight.returnHint}
          value={typed}
          onChange={type}
          input={{ type: 'url', dir: 'ltr', spellCheck: 'false' }}
        />
      </Form>
      <List label={text.preflight.findings} reading={readingOf(query)} empty="" height="20rem">
        {findings.map(({ check, status: result, text: words, fix }) => (
          <Row
            key={check}
            title={text.preflight.checks[check]}
            status={<StatusMark tone={tones[result]}>{text.preflight.statuses[result]}</StatusMark>}
          >
            <p>{words}</p>
            {fix !== undefined && <p>{fix}</p>}
          </Row>
        ))}
      </List>
    </div>
  );
};
