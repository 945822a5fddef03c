import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../lib/lazy-part.ts';
import { parseMemberSearch } from '../../features/members/member-paths.ts';
import { parseAccountSearch, parseMailboxSearch } from '../../features/members/member-search.ts';
import { root } from './root.tsx';

/** Signing in needs a session; the owner's API key and an app have none. */
const area = createRoute({
  getParentRoute: () => root,
  id: 'members',
  component: lazyScreen(() => import('../../features/members/members-area.tsx'), 'MembersArea'),
});

const signIn = createRoute({
  getParentRoute: () => area,
  path: '/sign-in',
  validateSearch: parseMemberSearch,
  component: lazyScreen(() => import('../../features/members/sign-in-screen.tsx'), 'SignInScreen'),
});

const form = createRoute({
  getParentRoute: () => area,
  path: '/sign-in/form',
  validateSearch: parseMemberSearch,
  component: lazyScreen(() => import('../../features/members/form-screen.tsx'), 'FormScreen'),
});

const register = createRoute({
  getParentRoute: () => area,
  path: '/register',
  validateSearch: parseMemberSearch,
  component: lazyScreen(() => import('../../features/members/register-screen.tsx'), 'RegisterScreen'),
});

const verify = createRoute({
  getParentRoute: () => area,
  path: '/verify',
  validateSearch: parseMemberSearch,
  component: lazyScreen(() => import('../../features/members/verify-screen.tsx'), 'VerifyScreen'),
});

const pending = createRoute({
  getParentRoute: () => area,
  path: '/pending',
  validateSearch: parseMemberSearch,
  component: lazyScreen(() => import('../../features/members/pending-screen.tsx'), 'PendingScreen'),
});

const recover = createRoute({
  getParentRoute: () => area,
  path: '/recover',
  validateSearch: parseMemberSearch,
  component: lazyScreen(() => import('../../features/members/recover-screen.tsx'), 'RecoverScreen'),
});

const recoverNew = createRoute({
  getParentRoute: () => area,
  path: '/recover/new',
  validateSearch: parseMemberSearch,
  component: lazyScreen(() => import('../../features/members/new-password-screen.tsx'), 'NewPasswordScreen'),
});

const sso = createRoute({
  getParentRoute: () => area,
  path: '/sso/$connection',
  validateSearch: parseMemberSearch,
  component: lazyScreen(() => import('../../features/members/sso-screen.tsx'), 'SsoScreen'),
});

const callback = createRoute({
  getParentRoute: () => area,
  path: '/callback',
  component: lazyScreen(() => import('../../features/members/callback-screen.tsx'), 'CallbackScreen'),
});

const account = createRoute({
  getParentRoute: () => area,
  path: '/account',
  validateSearch: parseAccountSearch,
  component: lazyScreen(() => import('../../features/members/account-screen.tsx'), 'AccountScreen'),
});

const mailbox = createRoute({
  getParentRoute: () => root,
  path: '/mailbox',
  validateSearch: parseMailboxSearch,
  component: lazyScreen(() => import('../../features/members/mailbox-screen.tsx'), 'MailboxScreen'),
});

/** Routes of sign-in, the account and the mailbox. */
export const membersRoutes = [
  area.addChildren([signIn, form, register, verify, pending, recover, recoverNew, sso, callback, account]),
  mailbox,
] as const;
