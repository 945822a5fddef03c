import { createClient, memoryStorage, oauth, type Tokens } from 'vitrine';
import { getCurrentCart } from 'vitrine/carts';
import { answering, answers } from './answers.ts';

// Prints how many requests for tokens 200 calls at once send: with an expired token, and with none.
const CALLS = 200;
const answer = answering(answers().read.answer);

/** The grants that are asked for when the client starts with these tokens. */
const grantsOf = async (tokens?: Tokens): Promise<string[]> => {
  const grants: string[] = [];
  const kept = memoryStorage();
  const client = createClient({
    auth: oauth({
      clientId: 'id',
      storage: tokens ? { ...kept, load: (key: string) => kept.load(key) ?? tokens } : kept,
    }),
    host: 'http://localhost',
    async fetch(url, init) {
      if (url.includes('/oauth2/token')) {
        const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as { grantType: string };
        grants.push(body.grantType);
      }
      // All calls are waiting when the answer arrives.
      await new Promise((resolve) => setTimeout(resolve, 20));
      return answer(url);
    },
  });
  await Promise.all(Array.from({ length: CALLS }, () => getCurrentCart({ client })));
  return grants;
};

const expired: Tokens = {
  accessToken: { value: 'access', expiresAt: 1 },
  refreshToken: { value: 'refresh', role: 'visitor' },
};
console.log(
  JSON.stringify({
    tokenRequests: (await grantsOf(expired)).length,
    identities: (await grantsOf()).filter((grant) => grant === 'anonymous').length,
  }),
);
