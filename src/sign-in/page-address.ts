import type { CreateRedirectSessionRequest } from '../../generated/redirect-session/types.ts';
import { createRedirectSession } from '../../generated/redirect-session/operations.ts';
import { memberAt } from '../core/json.ts';
import { unusableAnswer } from '../core/errors/unusable.ts';
import { CONSISTENCY } from '../core/consistency.ts';
import type { CallClient, CallOptions } from '../core/types.ts';
import { canParse } from '../core/web-api.ts';

/**
 * Creates a redirect session, and returns the address of the platform's page. The person goes there, or the page is opened
 * in a frame, so only a web address is accepted: a `javascript:` address would run in this page. The redirect session reads
 * no data of the site, so the header for fresh reads is left out.
 * @throws ApiError (`UNUSABLE_ANSWER`) for an answer without a web address; every error that creating a redirect session
 * may throw.
 */
export const pageAddress = async (
  client: CallClient,
  intent: CreateRedirectSessionRequest,
  call: CallOptions,
): Promise<string> => {
  const headers = { ...call.headers, [CONSISTENCY]: null };
  const answer = await createRedirectSession(intent, { ...call, headers, client });
  const url = memberAt(memberAt(answer, 'redirectSession'), 'fullUrl');
  if (typeof url === 'string' && /^https?:/.test(url) && canParse(url)) return url;
  throw unusableAnswer('without a web address', 'no');
};
