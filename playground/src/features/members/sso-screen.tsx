import { useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useLoginWithIdpConnection } from 'vitrine/react/auth';
import { type Member, useMember } from './use-member.ts';
import { pageUrl } from '../../lib/base.ts';
import { useServices } from '../../site/services.ts';
import { Button } from '../../components/button.tsx';
import { askProvider, providerName } from './provider-window.ts';
import { Note } from '../../components/note.tsx';
import { text } from '../../text/members.ts';
import styles from './members.module.css';
import { SignInPanel } from './sign-in-panel.tsx';

/** The site in the paths of single sign-on; the sandbox accepts any. */
const TENANT = 'site';

/** The parameters that the redirect of the step-by-step flow returned. */
const cameBack = () => {
  const search = new URLSearchParams(location.search);
  return { began: search.has('sessionId'), error: search.get('error') ?? undefined };
};

/** Signs in without a page after the step-by-step flow has returned, once. */
const useSilentEnd = ({ shown, back, follow }: Member, returned: ReturnType<typeof cameBack>): void => {
  const began = useRef(false);
  useEffect(() => {
    if (!returned.began || returned.error !== undefined || began.current || !('signInSilently' in shown))
      return;
    began.current = true;
    history.replaceState(history.state, '', location.pathname);
    void shown.signInSilently({ returnTo: back ?? '/account' }).then(follow);
  }, [returned, shown, back, follow]);
};

/** The three ways to sign in with an identity provider, and the failure of the latest one. */
const useWays = ({ shown, back, follow }: Member, connection: string) => {
  const { config } = useServices();
  const [problem, setProblem] = useState<'blocked' | 'refused'>();
  const stepwise = useLoginWithIdpConnection();
  return {
    problem,
    stepwise,
    byPage: () => {
      if ('signInAtProvider' in shown)
        void shown.signInAtProvider(connection, { returnTo: back ?? '/account' }).then(follow);
    },
    byButton: async () => {
      setProblem(undefined);
      const answer = await askProvider(config.sandboxUrl, connection);
      if (typeof answer === 'string') setProblem(answer);
      else if ('signInWithProviderToken' in shown)
        void shown.signInWithProviderToken(connection, answer).then(follow);
    },
    bySteps: () =>
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
      ),
  };
};

/** One way to sign in: an explanation and its button. */
const Way = ({
  title,
  about,
  go,
  busy,
  kind,
  onPress,
}: {
  title: string;
  about: string;
  go: string;
  busy: boolean;
  kind?: 'primary';
  onPress: () => void;
}) => (
  <section className={styles['form']} aria-label={title}>
    <p>{about}</p>
    <Button size="large" wide busy={busy} onPress={onPress} {...(kind && { kind })}>
      {go}
    </Button>
  </section>
);

const Alert = ({ children }: { children: string }) => (
  <Note live="alert" tone="bad">
    {children}
  </Note>
);

/** Sign-in with another identity provider, in three ways. */
export const SsoScreen = () => {
  const { connection } = useParams({ from: '/members/sso/$connection' });
  const member = useMember();
  const { busy, site } = member;
  const [returned] = useState(cameBack);
  useSilentEnd(member, returned);
  const { problem, stepwise, byPage, byButton, bySteps } = useWays(member, connection);
  const words = text.members.sso;
  const provider = site?.idpConnections.find(({ id }) => id === connection);

  if (site && !provider)
    return <SignInPanel member={member} title={words.unknown} lead={words.unknownText} />;
  const name = providerName(provider?.name ?? '');
  const failed = problem ?? (returned.error === undefined ? undefined : 'refused');

  return (
    <SignInPanel member={member} title={words.title(name)} lead={words.lead(name)}>
      {failed && <Alert>{words[failed]}</Alert>}
      {stepwise.error && <Alert>{stepwise.error.message}</Alert>}
      <Way
        title={words.page}
        about={words.pageText}
        go={words.pageGo(name)}
        busy={busy}
        kind="primary"
        onPress={byPage}
      />
      <Way
        title={words.button}
        about={words.buttonText}
        go={words.buttonGo(name)}
        busy={busy}
        onPress={() => void byButton()}
      />
      <Way
        title={words.steps}
        about={words.stepsText}
        go={words.stepsGo}
        busy={busy || stepwise.isPending}
        onPress={bySteps}
      />
    </SignInPanel>
  );
};
