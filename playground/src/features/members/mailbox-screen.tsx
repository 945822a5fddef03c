import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useServices } from '../../site/services.ts';
import { useStore } from '../../lib/use-store.ts';
import { buttonLook } from '../../components/button-look.ts';
import { Button } from '../../components/button.tsx';
import { Choose } from '../../components/choose.tsx';
import { Failure } from '../../components/failure.tsx';
import { Actions } from '../../components/panel.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState, Skeleton } from '../../components/state.tsx';
import { announce } from '../../lib/announcer.ts';
import { language } from '../../lib/language.ts';
import { type Mail, paragraphsOf, tokenOf } from './mails.ts';
import { text } from '../../text/members.ts';
import styles from './mailbox.module.css';

const ALL = 'all';
/** Milliseconds between two reads of the mailbox. */
const LOOK = 2_000;

const Letter = ({ mail }: { mail: Mail }) => {
  const locale = useStore(language);
  const words = text.members.mailbox;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const { code } = mail;
  const token = tokenOf(mail);
  return (
    <article className={styles['mail']} aria-labelledby={`mail-${mail.id}`}>
      <header className={styles['head']}>
        <h2 id={`mail-${mail.id}`}>{mail.subject}</h2>
        <p>
          <bdi>{words.recipient(mail.to)}</bdi>
          <time dateTime={mail.date}>{when.format(new Date(mail.date))}</time>
        </p>
      </header>
      {code !== undefined && (
        <Actions>
          <span className="visually-hidden">{words.code}</span>
          <code dir="ltr" className={styles['code']}>
            {code}
          </code>
          <Button
            size="small"
            onPress={() => void navigator.clipboard.writeText(code).then(() => announce(words.copied))}
          >
            {words.copy}
          </Button>
          <Link to="/verify" hash={`code=${encodeURIComponent(code)}`}>
            {words.insert}
          </Link>
        </Actions>
      )}
      {paragraphsOf(mail).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {mail.links.length > 0 && (
        <Actions>
          {mail.links.map(({ label, url }) => (
            <a key={url} href={url} {...buttonLook({ kind: 'primary', size: 'small' })}>
              {label}
            </a>
          ))}
          {token !== undefined && (
            <Link to="/recover/new" hash={`token=${encodeURIComponent(token)}`}>
              {words.here}
            </Link>
          )}
        </Actions>
      )}
      <p className={styles['because']}>{words.because(words.reasons[mail.kind])}</p>
    </article>
  );
};

/** E-mails that the platform would have sent, newest first. */
export const MailboxScreen = () => {
  const { control } = useServices();
  const { to = ALL } = useSearch({ from: '/mailbox' });
  const navigate = useNavigate();
  const words = text.members.mailbox;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['mails'],
    queryFn: () => control.send<{ readonly mails: readonly Mail[] }>('GET /sandbox/mails'),
    refetchInterval: LOOK,
    staleTime: 0,
  });
  const mails = data?.mails ?? [];
  const addresses = [...new Set([...mails.map((mail) => mail.to), ...(to === ALL ? [] : [to])])].toSorted();
  const shown = mails.filter((mail) => to === ALL || mail.to === to).toReversed();
  return (
    <>
      <PageHeading title={words.title} />
      <p className="lead">{words.lead}</p>
      {error && !data && <Failure title={text.common.failed} error={error} onRetry={refetch} />}
      {isPending && <Skeleton height="18rem" />}
      {data && mails.length === 0 && (
        <EmptyState icon="mail" title={<h2>{words.empty}</h2>} body={words.emptyText} />
      )}
      {mails.length > 0 && (
        <>
          <div className={styles['tools']}>
            <Choose
              label={words.to}
              value={to}
              options={[{ id: ALL, name: words.all }, ...addresses.map((id) => ({ id, name: id }))]}
              onChange={(id) => void navigate({ to: '/mailbox', search: id === ALL ? {} : { to: id } })}
            />
            <output>{words.count(shown.length)}</output>
          </div>
          <div className={styles['list']}>
            {shown.map((mail) => (
              <Letter key={mail.id} mail={mail} />
            ))}
          </div>
        </>
      )}
    </>
  );
};
