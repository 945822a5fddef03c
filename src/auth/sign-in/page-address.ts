import type { CreateRedirectSessionResponse } from '../../../generated/redirect-session/model/index.ts';
import { at } from '../../errors/normalise.ts';
import { unusableAnswer } from '../../errors/unusable.ts';

/**
 * The page of the platform that a redirect session leads to. Whoever gets it goes there, or opens it in a frame, so that
 * nothing but a web address may come out: a `javascript:` one would run here (security P11).
 * @throws ApiError (`UNUSABLE_ANSWER`).
 */
export const pageAddress = (answer: CreateRedirectSessionResponse): string => {
  const url = at(at(answer, 'redirectSession'), 'fullUrl');
  if (typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url)) return url;
  throw unusableAnswer('without a web address', 'no');
};
