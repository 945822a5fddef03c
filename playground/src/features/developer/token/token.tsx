import { useQueryClient } from '@tanstack/react-query';
import { queryProducts } from 'vitrine/catalog-v1';
import { clientOf, useSession } from 'vitrine/react';
import { Button } from '../../../components/button.tsx';
import { List, Row } from '../../../components/list.tsx';
import { Actions, Facts, Panel } from '../../../components/panel.tsx';
import { announce } from '../../../lib/announcer.ts';
import { useTick } from '../../../lib/use-tick.ts';
import { text } from '../../../text/developer.ts';
import { useControlCalls } from '../use-control.ts';
import { durationText } from './duration-text.ts';

/** Number of concurrent calls that wait for one renewal after the button is pressed. */
const WAITING = 10;

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

const leftOf = (expiresAt: number | undefined, now: number): string => {
  if (expiresAt === undefined) return text.token.none;
  const left = expiresAt * 1000 - now;
  return left > 0 ? text.token.endsIn(durationText(left, 'en')) : text.token.over;
};

/** Identity, token lifetime and history of the session. */
export const Token = () => {
  const client = clientOf(useQueryClient());
  const session = useSession();
  // The client counts the lifetime of a token by the clock of the machine.
  const now = useTick(1000);
  const { busy, turn } = useControlCalls();
  const renewals = session.changes.filter(({ type }) => type === 'renewed').length;
  const sendMany = async () => {
    const request = { query: { paging: { limit: 1 } } };
    const calls = await Promise.allSettled(
      Array.from({ length: WAITING }, () => queryProducts(request, { client })),
    );
    announce(text.token.answered(calls.length));
  };
  return (
    <>
      <Panel inner title={text.token.session}>
        <Facts
          rows={[
            [text.developer.role, session.role],
            [text.token.memberId, session.memberId],
            [text.token.access, leftOf(session.expiresAt, now)],
            [text.token.storage, text.token.storageName],
            [text.token.renewals, <output key="renewals">{text.token.renewalCount(renewals)}</output>],
          ]}
        />
      </Panel>
      <Panel inner title={text.token.try} lead={text.token.tryLead}>
        <Actions>
          {(['expire', 'revoke'] as const).map((what) => (
            <Button
              key={what}
              size="small"
              busy={busy}
              onPress={() => void turn((send) => send(`POST /sandbox/tokens/${what}`))}
            >
              {text.token[what]}
            </Button>
          ))}
          <Button size="small" kind="primary" onPress={() => void sendMany()}>
            {text.token.sendMany(WAITING)}
          </Button>
        </Actions>
      </Panel>
      <Panel inner title={text.token.history}>
        <List empty={text.token.historyEmpty}>
          {session.changes.toReversed().map(({ type, reason, at }) => (
            <Row
              key={`${at} ${type}`}
              title={text.token.changes[type]}
              meta={reason && text.token.reasons[reason]}
              status={clock.format(at)}
            />
          ))}
        </List>
      </Panel>
    </>
  );
};
