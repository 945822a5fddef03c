import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { useSignIn } from 'vitrine/react';
import type { SettledSignIn, SignInSettings, SignInState } from 'vitrine/state';
import { toast } from '../lib/announcer.ts';
import { afterSignIn, parseMemberSearch } from '../lib/memberPaths.ts';
import { note } from '../lib/signInJournal.ts';
import { text } from '../text/text.ts';
import { useSite } from './useSite.ts';

/** The address of a page of the playground, as the platform has to know it. */
export const pageAddress = (path: string): string =>
  new URL(`${import.meta.env.BASE_URL}${path}`, location.origin).href;

/** States that have a page of their own. */
const pages: Partial<Record<SignInState['status'], '/verify' | '/pending' | '/recover'>> = {
  'verification-required': '/verify',
  'approval-required': '/pending',
  'reset-required': '/recover',
};

/** The one sign-in of this page, set up for the site, and where it leads. */
export const useMember = () => {
  const site = useSite();
  const captcha = site?.captcha;
  const settings = useMemo(
    (): SignInSettings => ({
      redirectUri: pageAddress('callback'),
      postFlowUrl: pageAddress('sign-in'),
      recoveryRedirect: { url: pageAddress('sign-in') },
      navigate: (url) => location.assign(url),
      ...(captcha && { captcha: captcha === 'off' ? undefined : captcha }),
    }),
    [captcha],
  );
  const signIn = useSignIn(settings);
  const { back } = parseMemberSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const router = useRouter();

  /** Where a state has a page of its own, leads there. */
  const follow = useCallback(
    (reached: SignInState): void => {
      if (reached.status === 'signed-in') {
        toast(text.members.signIn.welcome);
        router.history.replace(router.basepath.replace(/\/$/, '') + afterSignIn(reached.returnTo ?? back));
        return;
      }
      const page = pages[reached.status];
      if (page) void navigate({ to: page, search: back === undefined ? {} : { back } });
    },
    [back, navigate, router],
  );
  const { state } = signIn;
  const because = state.status === 'leaving' ? state.because : undefined;
  useEffect(() => {
    if (because) note(`${text.members.signIn.journalSilent} (${because.message})`);
  }, [because]);

  const shown: SettledSignIn = state.status === 'working' ? state.before : state;
  return { ...signIn, shown, busy: state.status === 'working', back, follow, site };
};
