// Script of the shop's page in the sign-in tests: a client of the sandbox, controlled by the test.
import { createClient, oauth } from '../../src/index.ts';
import {
  completeSignIn,
  type CompletePasswordOptions,
  passwordSignIn,
  signOut,
  silentSignIn,
  startSignIn,
} from '../../src/sign-in/index.ts';

const clientId = '9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f';

/** The client of a page, and the results of its flows for the test. */
const open = (host: string) => {
  const states: string[] = [];
  const site = createClient({
    host,
    auth: oauth({ clientId }),
    // Values that an attacker is assumed to know.
    fetch: (url, init) => {
      const state = /"state":"([^"]+)"/.exec(typeof init.body === 'string' ? init.body : '')?.[1];
      if (state) states.push(state);
      return fetch(url, init);
    },
  });
  const flow = passwordSignIn(site);
  const controller = new AbortController();
  const outcome = async (work: Promise<unknown>): Promise<unknown> => {
    try {
      return (await work) ?? 'done';
    } catch (error) {
      const { message, code } = error as { message: string; code?: string };
      return { message, code };
    }
  };
  return {
    states,
    role: () => site.session.getSnapshot().role,
    login: async (email: string, password: string) => (await flow.login({ email, password })).loginState,
    complete: (options?: CompletePasswordOptions) => outcome(flow.complete(options)),
    silent: (timeout?: number) => outcome(silentSignIn(site, { timeout, signal: controller.signal })),
    abort: () => controller.abort(new Error('given up')),
    start: (redirectUri: string) => startSignIn(site, { redirectUri }),
    back: () => outcome(completeSignIn(site, location.href)),
    signOut: (postFlowUrl: string) => signOut(site, { postFlowUrl }),
    frames: () => document.querySelectorAll('iframe').length,
    kept: () => [...Object.keys(sessionStorage), ...Object.keys(localStorage)],
  };
};

declare global {
  interface Window {
    openShop: typeof open;
    shop: ReturnType<typeof open>;
    violations: string[];
  }
}
window.violations = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
  window.violations.push(violatedDirective),
);
window.openShop = open;
