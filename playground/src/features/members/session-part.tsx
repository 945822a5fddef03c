import { useSession } from 'vitrine/react';
import { List, Row } from '../../components/list.tsx';
import { Facts, Panel } from '../../components/panel.tsx';
import { useStore } from '../../lib/use-store.ts';
import { language } from '../../lib/language.ts';
import { text } from '../../text/members.ts';
import { LoginFacts } from './login-facts.tsx';

/** Facts about the session in this tab, without secrets. */
export const SessionPart = () => {
  const { role, expiresAt, changes } = useSession();
  const locale = useStore(language);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const words = text.members.account;
  return (
    <Panel title={words.session}>
      <Facts
        rows={[
          [words.role, role === undefined ? '–' : text.identity[role]],
          [words.renewal, expiresAt === undefined ? '–' : date.format(expiresAt * 1000)],
        ]}
      />
      <Panel title={words.login} inner>
        <LoginFacts />
      </Panel>
      <Panel title={words.changes} inner>
        <List empty={words.noChanges}>
          {changes.map(({ type, at }, index) => (
            <Row
              key={`${at}:${index}`}
              title={words.kinds[type]}
              status={<time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>}
            />
          ))}
        </List>
      </Panel>
    </Panel>
  );
};
