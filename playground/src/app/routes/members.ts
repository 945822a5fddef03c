import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseMemberSearch } from '../../lib/memberPaths.ts';
import { parseAccountSearch, parseMailboxSearch } from '../../lib/memberSearch.ts';
import { root } from './root.tsx';

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(() => import('../../screens/members/SignInScreen.tsx'), 'SignInScreen'),
});

const form = createRoute({
  getParentRoute: () => root,
  path: '/sign-in/form',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(() => import('../../screens/members/FormScreen.tsx'), 'FormScreen'),
});

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(() => import('../../screens/members/RegisterScreen.tsx'), 'RegisterScreen'),
});

const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(() => import('../../screens/members/VerifyScreen.tsx'), 'VerifyScreen'),
});

const pending = createRoute({
  getParentRoute: () => root,
  path: '/pending',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(() => import('../../screens/members/PendingScreen.tsx'), 'PendingScreen'),
});

const recover = createRoute({
  getParentRoute: () => root,
  path: '/recover',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(() => import('../../screens/members/RecoverScreen.tsx'), 'RecoverScreen'),
});

const recoverNew = createRoute({
  getParentRoute: () => root,
  path: '/recover/new',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(
    () => import('../../screens/members/NewPasswordScreen.tsx'),
    'NewPasswordScreen',
  ),
});

const sso = createRoute({
  getParentRoute: () => root,
  path: '/sso/$connection',
  validateSearch: parseMemberSearch,
  component: lazyRouteComponent(() => import('../../screens/members/SsoScreen.tsx'), 'SsoScreen'),
});

const callback = createRoute({
  getParentRoute: () => root,
  path: '/callback',
  component: lazyRouteComponent(() => import('../../screens/members/CallbackScreen.tsx'), 'CallbackScreen'),
});

const account = createRoute({
  getParentRoute: () => root,
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
  signIn,
  form,
  register,
  verify,
  pending,
  recover,
  recoverNew,
  sso,
  callback,
  account,
  mailbox,
] as const;
