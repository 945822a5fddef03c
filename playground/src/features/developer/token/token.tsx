import { useQueryClient } from '@tanstack/react-query';
import { queryProducts } from 'vitrine/catalog-v1';
import { clientOf, useSession } from 'vitrine/react';
import { useStore } from '../../../lib/use-store.ts';
import { useTick } from '../../../lib/use-tick.ts';
import { useControlCalls } from '../use-control.ts';
import { Button } from '../../../components/button.tsx';
import { announce } from '../../../lib/announcer.ts';
import { durationText } from './duration-text.ts';
import { language } from '../../../lib/language.ts';
import { text } from '../../../text/developer.ts';
import { Facts } from '../facts.tsx';
import { Actions, Line, Lines, Section } from '../section.tsx';

/** Number of concurrent calls that wait for one renewal after the button is pressed. */
const WAITING = 10;

const leftOf = (expiresAt: number | undefined, now: number, locale: string): string => {
  if (expiresAt === undefined) return text.token.none;
  const left = expiresAt * 1000 - now;
  return left > 0 ? text.token.endsIn(durationText(left, locale)) : text.token.over;
};

/** Identity, token lifetime and history of the session. */
export const Token = () => {
  const client = clientOf(useQueryClient());
  const session = useSession();
  // The client counts the lifetime of a token by the clock of the machine.
  const now = useTick(1000);
  const locale = useStore(language);
  const { busy, turn } = useControlCalls();
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
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
      <Section title={text.token.session}>
        <Facts
          rows={[
            [text.developer.role, session.role],
            ...(session.memberId === undefined ? [] : [[text.token.memberId, session.memberId] as const]),
            [text.token.access, leftOf(session.expiresAt, now, locale)],
            [text.token.storage, text.token.storageName],
            [text.token.renewals, <output key="renewals">{text.token.renewalCount(renewals)}</output>],
          ]}
        />
      </Section>
      <Section title={text.token.try} lead={text.token.tryLead}>
        <Actions>
          <Button
            size="small"
            busy={busy}
            onPress={() => void turn((send) => send('POST /sandbox/tokens/expire'))}
          >
            {text.token.expire}
          </Button>
          <Button
            size="small"
            busy={busy}
            onPress={() => void turn((send) => send('POST /sandbox/tokens/revoke'))}
          >
            {text.token.revoke}
          </Button>
          <Button size="small" kind="primary" onPress={() => void sendMany()}>
            {text.token.sendMany(WAITING)}
          </Button>
        </Actions>
      </Section>
      <Section title={text.token.history}>
        <Lines empty={text.token.historyEmpty}>
          {session.changes.toReversed().map(({ type, reason, at }) => (
            <Line key={`${at} ${type}`} end={clock.format(at)}>
              {text.token.changes[type]}
              {reason !== undefined && <small>{text.token.reasons[reason]}</small>}
            </Line>
          ))}
        </Lines>
      </Section>
    </>
  );
};
