import { useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useLoginWithIdpConnection } from 'vitrine/react/auth';
import { useMember } from './use-member.ts';
import { pageUrl } from '../../lib/base.ts';
import { useServices } from '../../site/services.ts';
import { Button } from '../../components/button.tsx';
import { askProvider, providerName } from './provider-window.ts';
import { text } from '../../text/text.ts';
import { FailureNote } from './failure-note.tsx';
import styles from './members.module.css';
import { SignInProgress } from './sign-in-progress.tsx';
import { AllSignInOptions, Panel } from './panel.tsx';

/** The site in the paths of single sign-on; the sandbox accepts any. */
const TENANT = 'site';

/** The parameters that the redirect of the step-by-step flow returned. */
const cameBack = () => {
  const search = new URLSearchParams(location.search);
  return { began: search.has('sessionId'), error: search.get('error') ?? undefined };
};

/** Sign-in with another identity provider, in three ways. */
export const SsoScreen = () => {
  const { connection } = useParams({ from: '/members/sso/$connection' });
  const { state, shown, busy, back, follow, site } = useMember();
  const { config } = useServices();
  const [problem, setProblem] = useState<string>();
  const [returned] = useState(cameBack);
  const words = text.members.sso;
  const provider = site?.idpConnections.find(({ id }) => id === connection);
  const stepwise = useLoginWithIdpConnection();

  const began = useRef(false);
  useEffect(() => {
    if (!returned.began || returned.error !== undefined || began.current || !('signInSilently' in shown))
      return;
    began.current = true;
    history.replaceState(history.state, '', location.pathname);
    void shown.signInSilently({ returnTo: back ?? '/account' }).then(follow);
  }, [returned, shown, back, follow]);

  if (site && !provider)
    return <Panel title={words.unknown} lead={words.unknownText} below={<AllSignInOptions back={back} />} />;
  const name = providerName(provider?.name ?? '');

  const byPage = () => {
    if ('signInAtProvider' in shown)
      void shown.signInAtProvider(connection, { returnTo: back ?? '/account' }).then(follow);
  };
  const byButton = async () => {
    setProblem(undefined);
    const answer = await askProvider(config.sandboxUrl, connection);
    if (answer === 'blocked') setProblem(words.blocked);
    else if (answer === 'refused') setProblem(words.refused);
    else if ('signInWithProviderToken' in shown)
      void shown.signInWithProviderToken(connection, answer).then(follow);
  };
  const bySteps = () =>
    stepwise.mutate(
      {
        tenantId: TENANT,
        idpConnectionId: connection,
        params: {
          tenantType: 'SITE',
          sessionId: crypto.randomUUID(),
          encryptionKey: crypto.randomUUID(),
          customPayload: { returnTo: pageUrl(`sso/${connection}`) },
        },
      },
      {
        onSuccess: ({ headers }) => {
          const to = headers.find(({ key }) => key.toLowerCase() === 'location')?.value;
          if (to !== undefined) location.assign(to);
        },
      },
    );
  const said = problem ?? (returned.error === undefined ? undefined : words.refused);

  return (
    <Panel title={words.title(name)} lead={words.lead(name)} below={<AllSignInOptions back={back} />}>
      <SignInProgress state={state} back={back} />
      <FailureNote state={shown} />
      {said !== undefined && (
        <p role="alert" className={styles['note']} data-tone="bad">
          {said}
        </p>
      )}
      {stepwise.error && (
        <p role="alert" className={styles['note']} data-tone="bad">
          {stepwise.error.message}
        </p>
      )}
      <section className={styles['form']} aria-label={words.page}>
        <p>{words.pageText}</p>
        <Button kind="primary" size="large" wide busy={busy} onPress={byPage}>
          {words.pageGo(name)}
        </Button>
      </section>
      <section className={styles['form']} aria-label={words.button}>
        <p>{words.buttonText}</p>
        <Button size="large" wide busy={busy} onPress={() => void byButton()}>
          {words.buttonGo(name)}
        </Button>
      </section>
      <section className={styles['form']} aria-label={words.steps}>
        <p>{words.stepsText}</p>
        <Button size="large" wide busy={busy || stepwise.isPending} onPress={bySteps}>
          {words.stepsGo}
        </Button>
      </section>
    </Panel>
  );
};
