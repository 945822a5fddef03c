import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { useSignIn } from 'vitrine/react';
import type { SettledSignIn, SignInSettings, SignInState } from 'vitrine/state';
import { toast } from '../../lib/announcer.ts';
import { pageUrl } from '../../lib/base.ts';
import { afterSignIn, linkTo, parseMemberSearch } from './member-paths.ts';
import { parseRootSearch } from '../../site/root-search.ts';
import { note } from './sign-in-journal.ts';
import { text } from '../../text/members.ts';
import { useSite } from './use-site.ts';

/** Sign-in states with a page of their own. */
const pages: Partial<Record<SignInState['status'], '/verify' | '/pending' | '/recover'>> = {
  'verification-required': '/verify',
  'approval-required': '/pending',
  'reset-required': '/recover',
};

/** The sign-in of this page, configured for the site, and the navigation that follows from its state. */
export const useMember = () => {
  const site = useSite();
  const captcha = site?.captcha;
  const { as } = parseRootSearch(useSearch({ strict: false }));
  const settings = useMemo(
    (): SignInSettings => ({
      // Each identity has its own storage.
      redirectUri: pageUrl(as === undefined ? 'callback' : `callback?as=${as}`),
      postFlowUrl: pageUrl('sign-in'),
      recoveryRedirect: { url: pageUrl('sign-in') },
      navigate: (url) => location.assign(url),
      ...(captcha && { captcha: captcha === 'off' ? undefined : captcha }),
    }),
    [captcha, as],
  );
  const signIn = useSignIn(settings);
  const { back } = parseMemberSearch(useSearch({ strict: false }));
  const navigate = useNavigate();

  /** Navigates to the page of a state, if it has one. */
  const follow = useCallback(
    (reached: SignInState): void => {
      if (reached.status === 'signed-in') {
        toast(text.members.signIn.welcome);
        void navigate({ ...linkTo(afterSignIn(reached.returnTo ?? back)), replace: true });
        return;
      }
      const page = pages[reached.status];
      if (page) void navigate({ to: page, search: back === undefined ? {} : { back } });
    },
    [back, navigate],
  );
  const { state } = signIn;
  const because = state.status === 'leaving' ? state.because : undefined;
  useEffect(() => {
    if (because) note(`${text.members.signIn.journalSilent} (${because.message})`);
  }, [because]);

  const shown: SettledSignIn = state.status === 'working' ? state.before : state;
  return { ...signIn, shown, busy: state.status === 'working', back, follow, site };
};

/** The sign-in of a page with its navigation. */
export type Member = ReturnType<typeof useMember>;
