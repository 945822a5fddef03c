import type { CreateRedirectSessionRequest } from '../../generated/redirect-session/types.ts';
import { createRedirectSession } from '../../generated/redirect-session/operations.ts';
import { memberAt } from '../core/json.ts';
import { ApiError, type ApiErrorFacts } from '../core/errors/api-error.ts';
import { isApiError } from '../core/errors/guards.ts';
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
  const answer = await createRedirectSession(intent, { ...call, headers, client }).catch((error: unknown) => {
    throw withReturnAddress(error, intent);
  });
  const url = memberAt(memberAt(answer, 'redirectSession'), 'fullUrl');
  if (typeof url === 'string' && /^https?:/.test(url) && canParse(url)) return url;
  throw unusableAnswer('without a web address', 'no');
};

/**
 * The refusal of a return address, with the address that was sent and the places where to correct it; any other error
 * unchanged. Servers build such addresses, and behind a proxy the address of a request is not the public one.
 */
const withReturnAddress = (error: unknown, { auth, callbacks }: CreateRedirectSessionRequest): unknown => {
  const address = auth?.authRequest.redirectUri ?? callbacks?.postFlowUrl;
  if (address === undefined || !isApiError(error) || !isAboutReturn(error)) return error;
  const { message, description, details } = error;
  return new ApiError(`${message}. ${howToCorrect(address)}`, {
    ...(error as ApiErrorFacts),
    description: `${description}. ${howToCorrect(address)}`,
    details,
    cause: error,
  });
};

const isAboutReturn = ({ code, fieldViolations }: ApiError): boolean =>
  code === 'CALLBACK_URL_NOT_ALLOWED' ||
  fieldViolations.some(({ field }) => /redirectUri|postFlowUrl/i.test(field));

const howToCorrect = (address: string): string =>
  `The return address that was sent is ${address}. If it is right, add it to the allowed redirect addresses and domains in the settings of the OAuth app. If it is not the public address of the shop, correct redirectUri or postFlowUrl: behind a proxy, take it from a setting, not from the request.`;
