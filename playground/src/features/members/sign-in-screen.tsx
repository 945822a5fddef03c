import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SignInWays } from 'vitrine/state';
import { useMember } from './use-member.ts';
import { useStore } from '../../lib/use-store.ts';
import { Button } from '../../components/button.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { providerName } from './provider-window.ts';
import { signInJournal } from './sign-in-journal.ts';
import { text } from '../../text/members.ts';
import { FailureNote } from './failure-note.tsx';
import styles from './members.module.css';
import { SignInProgress } from './sign-in-progress.tsx';

const Way = ({
  icon,
  title,
  steps,
  children,
}: {
  icon: IconName;
  title: string;
  steps: readonly string[];
  children: ReactNode;
}) => (
  <section className={styles['way']} aria-label={title}>
    <div className={styles['wayHead']}>
      <span className={styles['mark']}>
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
    </div>
    <ol className={styles['steps']} aria-label={text.members.signIn.stepsLabel}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <div className={styles['wayEnd']}>{children}</div>
  </section>
);

const Journal = () => {
  const lines = useStore(signInJournal);
  if (lines.length === 0) return null;
  return (
    <section className={styles['journal']} aria-labelledby="journal-title">
      <h2 id="journal-title">{text.members.signIn.journal}</h2>
      <ul>
        {lines.map((line, at) => (
          <li key={`${at}:${line}`}>{line}</li>
        ))}
      </ul>
    </section>
  );
};

/** The sign-in options of a state; undefined while a sign-in is pending. */
const waysOf = (state: object): SignInWays | undefined =>
  'signInSilently' in state ? (state as SignInWays) : undefined;

/** The four sign-in options, with a description of each. */
export const SignInScreen = () => {
  const { state, shown, busy, back, follow, site, reset } = useMember();
  const words = text.members.signIn;
  const search = back === undefined ? {} : { back };
  const returnTo = back ?? '/account';
  const begin = (start: (ways: SignInWays) => ReturnType<SignInWays['signInAtPage']>) => () => {
    const ways = waysOf(shown);
    if (ways) void start(ways).then(follow);
    else reset();
  };
  // A member signs out before signing in as another person.
  if (shown.status === 'signed-in')
    return (
      <>
        <PageHeading title={words.title} />
        <SignInProgress state={state} back={back} />
        <Journal />
      </>
    );
  return (
    <>
      <PageHeading title={words.title} />
      <p className="lead">{words.lead}</p>
      <div aria-live="polite">
        <SignInProgress state={state} back={back} />
        <FailureNote state={shown} />
      </div>
      <div className={styles['ways']}>
        <Way icon="lock" {...words.hosted}>
          <Button kind="primary" busy={busy} onPress={begin((ways) => ways.signInAtPage({ returnTo }))}>
            {words.hosted.go}
          </Button>
        </Way>
        <Way icon="person" {...words.own}>
          <LinkButton to="/sign-in/form" search={search}>
            {words.own.go}
          </LinkButton>
        </Way>
        <Way icon="moon" {...words.silent}>
          <Button busy={busy} onPress={begin((ways) => ways.signInSilently({ returnTo }))}>
            {words.silent.go}
          </Button>
        </Way>
        <Way icon="key" {...words.sso}>
          {site?.idpConnections.map(({ id, name }) => (
            <LinkButton key={id} to="/sso/$connection" params={{ connection: id }} search={search}>
              {words.sso.go(providerName(name))}
            </LinkButton>
          ))}
          {site?.idpConnections.length === 0 && <p>{words.sso.none}</p>}
        </Way>
      </div>
      <p className={styles['links']}>
        <Link to="/register" search={search}>
          {words.register}
        </Link>
        <Link to="/recover" search={search}>
          {words.forgot}
        </Link>
        <Link to="/mailbox">{text.members.verify.mailbox}</Link>
        <Link to="/preflight">{words.preflight}</Link>
      </p>
      <Journal />
    </>
  );
};
