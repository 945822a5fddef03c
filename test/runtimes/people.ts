/**
 * The source of a program in which two people sign in interleaved, twice, as on a server with one process for all. Each has
 * a client and attempts of their own, and neither may become the other. Node 25 and later and Deno have `sessionStorage` and
 * `localStorage`: without attempts, and with a storage of a browser, nothing is sent.
 */
export const people = `
import { webStorage } from 'vitrine';
import { getCurrentMember } from 'vitrine/members';
import { completeSignIn, passwordSignIn, silentSignIn, startSignIn } from 'vitrine/sign-in';

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
const redirectUri = 'http://localhost:5173/callback';
const responseMode = 'query';

const attemptsOf = () => {
  const kept = new Map();
  return {
    put: (attempt) => void kept.set(attempt.state, attempt),
    take: (state) => {
      const attempt = kept.get(state);
      kept.delete(state);
      return attempt;
    },
  };
};

const codeOf = (promise) => promise.then(() => 'sent', ({ code }) => code);

const people = async (options) => {
  const open = options.fetch ?? ((address, init) => globalThis.fetch(address, init));
  const accepted = async (name) => {
    const site = createClient({ auth: oauth({ clientId }), ...options });
    const flow = passwordSignIn(site);
    const state = await flow.login({ email: name + '@example.org', password: 'sandbox-password' });
    return { site, flow, name, attempts: attemptsOf(), sessionToken: state.data.sessionToken };
  };
  const isThemself = async ({ site, name }) => {
    const { member } = await getCurrentMember({ fieldsets: ['FULL'] }, { client: site });
    return member.loginEmail === name + '@example.org';
  };
  const themselves = [];
  for (let turn = 0; turn < 2; turn++) {
    const [ada, noor] = await Promise.all(['ada', 'noor'].map(accepted));
    const backs = [];
    for (const { site, attempts, sessionToken } of [ada, noor]) {
      const { url } = await startSignIn(site, { redirectUri, responseMode, attempts, sessionToken, prompt: 'none' });
      backs.push((await open(url, { redirect: 'manual' })).headers.get('location'));
    }
    // The second one finishes first, and nobody finishes the sign-in of the other.
    const crossed = await codeOf(completeSignIn(noor.site, backs[0], { responseMode, attempts: noor.attempts }));
    await completeSignIn(noor.site, backs[1], { responseMode, attempts: noor.attempts });
    await completeSignIn(ada.site, backs[0], { responseMode, attempts: ada.attempts });
    themselves.push(crossed, await isThemself(ada), await isThemself(noor));
    const [one, other] = await Promise.all(['noor', 'ada'].map(accepted));
    await Promise.all([one, other].map(({ flow }) => flow.complete({ redirectUri })));
    themselves.push(await isThemself(one), await isThemself(other));
  }
  let requests = 0;
  const counting = (address, init) => {
    requests += 1;
    return open(address, init);
  };
  const site = createClient({ auth: oauth({ clientId }), ...options, fetch: counting });
  const shared = createClient({ auth: oauth({ clientId, storage: webStorage() }), ...options, fetch: counting });
  const refused = [
    await codeOf(startSignIn(site, { redirectUri })),
    await codeOf(completeSignIn(site, redirectUri + '#code=C&state=S')),
    await codeOf(silentSignIn(site)),
    await codeOf(queryProducts({}, { client: shared })),
  ];
  return { themselves, refused, requests };
};
`;

const each = ['callback-refused', true, true, true, true];

/** The result of the program after a success. */
export const expectedOfPeople = {
  themselves: [...each, ...each],
  refused: ['missing-attempts', 'missing-attempts', 'silent-blocked', 'storage-outside-page'],
  requests: 0,
};
