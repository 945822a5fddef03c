import type { CreateRedirectSessionRequest } from '../../generated/redirect-session/types.ts';
import { createRedirectSession } from '../../generated/redirect-session/operations.ts';
import { at } from '../core/errors/normalise.ts';
import { unusableAnswer } from '../core/errors/unusable.ts';
import { CONSISTENCY } from '../core/consistency.ts';
import type { CallClient, CallOptions } from '../core/types.ts';

/**
 * Makes a redirect session; gives the page of the platform that it leads to. The person goes there, or it is opened in a
 * frame, so that nothing but a web address may come out: a `javascript:` one would run here. The session reads
 * nothing of the site, so the mark for fresh reads stays out of it.
 * @throws ApiError (`UNUSABLE_ANSWER`) for an answer without a web address; whatever creating a redirect session may throw.
 */
export const pageAddress = async (
  client: CallClient,
  intent: CreateRedirectSessionRequest,
  call: CallOptions,
): Promise<string> => {
  const headers = { ...call.headers, [CONSISTENCY]: null };
  const answer = await createRedirectSession(intent, { ...call, headers, client });
  const url = at(at(answer, 'redirectSession'), 'fullUrl');
  if (typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url)) return url;
  throw unusableAnswer('without a web address', 'no');
};
