import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseMemberSearch } from '../../lib/memberPaths.ts';
import { parseAccountSearch, parseMailboxSearch } from '../../lib/memberSearch.ts';
import { root } from './root.tsx';

/** Signing in needs a session, which the owner's key and an app do not have. */
const area = createRoute({
  getParentRoute: () => root,
  id: 'members',
  component: lazyRouteComponent(() => import('../../screens/members/MembersArea.tsx'), 'MembersArea'),
});

const signIn = createRoute({
  getParentRoute: () => area,
  path: '/sign-in',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(() => import('../../screens/members/SignInScreen.tsx'), 'SignInScreen'),
});

const form = createRoute({
  getParentRoute: () => area,
  path: '/sign-in/form',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(() => import('../../screens/members/FormScreen.tsx'), 'FormScreen'),
});

const register = createRoute({
  getParentRoute: () => area,
  path: '/register',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(() => import('../../screens/members/RegisterScreen.tsx'), 'RegisterScreen'),
});

const verify = createRoute({
  getParentRoute: () => area,
  path: '/verify',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(() => import('../../screens/members/VerifyScreen.tsx'), 'VerifyScreen'),
});

const pending = createRoute({
  getParentRoute: () => area,
  path: '/pending',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(() => import('../../screens/members/PendingScreen.tsx'), 'PendingScreen'),
});

const recover = createRoute({
  getParentRoute: () => area,
  path: '/recover',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(() => import('../../screens/members/RecoverScreen.tsx'), 'RecoverScreen'),
});

const recoverNew = createRoute({
  getParentRoute: () => area,
  path: '/recover/new',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(
    () => import('../../screens/members/NewPasswordScreen.tsx'),
    'NewPasswordScreen',
  ),
});

const sso = createRoute({
  getParentRoute: () => area,
  path: '/sso/$connection',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(() => import('../../screens/members/SsoScreen.tsx'), 'SsoScreen'),
});

const callback = createRoute({
  getParentRoute: () => area,
  path: '/callback',
  component: lazyRouteComponent(() => import('../../screens/members/CallbackScreen.tsx'), 'CallbackScreen'),
});

const account = createRoute({
  getParentRoute: () => area,
  path: '/account',
  validateSearch: parseAccountSearch,
  component: lazyRouteComponent(() => import('../../screens/members/AccountScreen.tsx'), 'AccountScreen'),
});

const mailbox = createRoute({
  getParentRoute: () => root,
  path: '/mailbox',
  validateSearch: parseMailboxSearch,
  component: lazyRouteComponent(() => import('../../screens/members/MailboxScreen.tsx'), 'MailboxScreen'),
});

/** D: sign-in, the account and the mailbox. */
export const membersRoutes = [
  area.addChildren([signIn, form, register, verify, pending, recover, recoverNew, sso, callback, account]),
  mailbox,
] as const;
