import type { Measured } from '../budgets/figures.ts';
import type { Tokens } from '../../src/index.ts';
import { built } from './built.ts';
import { cartAnswer } from './measure.ts';

const CALLS = 200;

/** Requests for tokens, by their grant, of 200 calls at once: with an expired token, and with none. */
export const tokenCounts = async (): Promise<Measured> => {
  const { createClient, getCurrentCart, memoryStorage, oauth } = await built();
  const grantsOf = async (tokens?: Tokens): Promise<string[]> => {
    const grants: string[] = [];
    const kept = memoryStorage();
    const storage = tokens ? { ...kept, load: (key: string) => kept.load(key) ?? tokens } : kept;
    const answer = async (url: string, init?: RequestInit): Promise<Response> => {
      if (url.includes('/oauth2/token'))
        grants.push(
          (JSON.parse(typeof init?.body === 'string' ? init.body : '') as { grantType: string }).grantType,
        );
      // Long enough that all calls are waiting when it comes.
      await new Promise((resolve) => setTimeout(resolve, 20));
      return cartAnswer(url);
    };
    const client = createClient({
      auth: oauth({ clientId: 'id', storage }),
      host: 'http://localhost',
      fetch: answer,
    });
    await Promise.all(Array.from({ length: CALLS }, () => getCurrentCart({ client })));
    return grants;
  };
  const expired: Tokens = {
    accessToken: { value: 'AT', expiresAt: 1 },
    refreshToken: { value: 'RT', role: 'visitor' },
  };
  return {
    tokenRequests: (await grantsOf(expired)).length,
    identities: (await grantsOf()).filter((grant) => grant === 'anonymous').length,
  };
};
