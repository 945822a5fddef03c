import { useSession } from 'vitrine/react';
import { useStore } from '../../lib/use-store.ts';
import { language } from '../../lib/language.ts';
import { text } from '../../text/members.ts';
import styles from './account.module.css';
import { LoginFacts } from './login-facts.tsx';

/** Facts about the session in this tab, without secrets. */
export const SessionPart = () => {
  const { role, expiresAt, changes } = useSession();
  const locale = useStore(language);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const words = text.members.account;
  return (
    <section className={styles['card']} aria-labelledby="session-title">
      <h2 id="session-title">{words.session}</h2>
      <dl className={styles['facts']}>
        <dt>{words.role}</dt>
        <dd>{role === undefined ? '–' : text.identity[role]}</dd>
        <dt>{words.renewal}</dt>
        <dd>{expiresAt === undefined ? '–' : date.format(expiresAt * 1000)}</dd>
      </dl>
      <h3>{words.login}</h3>
      <LoginFacts />
      <h3>{words.changes}</h3>
      {changes.length === 0 ? (
        <p className={styles['soft']}>{words.noChanges}</p>
      ) : (
        <ol className={styles['changes']}>
          {changes.map(({ type, at }, index) => (
            <li key={`${at}:${index}`}>
              <time dateTime={new Date(at).toISOString()} className="tabular">
                {time.format(at)}
              </time>
              {words.kinds[type]}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
