import { isPage } from '../core/page.ts';
import type { ResponseMode } from './callback.ts';

/** The parameters of an answer; a login page may add others, which hold no secret. */
const ANSWER: readonly string[] = ['code', 'state', 'error', 'error_description', 'iss'];

/** Whether a part of a query or fragment is a parameter of an answer. The name may be escaped. */
const isAnswer = (part: string): boolean => {
  const [name] = new URLSearchParams(part).keys();
  return name !== undefined && ANSWER.includes(name);
};

const cleaned = (parameters: string): string =>
  parameters
    .split('&')
    .filter((part) => !isAnswer(part))
    .join('&');

/** A callback address without the answer of the login page. Everything else in the address stays as it is. */
export const withoutAnswer = (address: string, mode: ResponseMode = 'fragment'): string => {
  const [, path = '', query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address) ?? [];
  const own = mode === 'query' ? query : fragment;
  if (own === undefined) return address;
  const rest = cleaned(own);
  const [search, hash] = mode === 'query' ? [rest, fragment] : [query, rest];
  return `${path}${search ? `?${search}` : ''}${hash ? `#${hash}` : ''}`;
};

/**
 * Removes the answer of the login page from the address of this page and from its entry in the history: call it after
 * `completeSignIn()`, so that code and state are in no referrer, bookmark or screenshot. Other parameters, the rest of the
 * fragment and `history.state` stay. `createSignIn()` and `useSignIn()` do it themselves. Without a page it does nothing.
 * @param mode The same as for `completeSignIn()`. Default: `fragment`.
 */
export const clearCallback = (mode: ResponseMode = 'fragment'): void => {
  if (!isPage()) return;
  const { location, history } = globalThis;
  if (!location || !history) return;
  const clean = withoutAnswer(location.href, mode);
  if (clean === location.href) return;
  try {
    history.replaceState(history.state, '', clean);
  } catch {
    // A sandboxed frame may forbid it. The code is spent anyway.
  }
};
