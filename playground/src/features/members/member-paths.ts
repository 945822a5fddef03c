/** Search parameters of the sign-in pages. */
export interface MemberSearch {
  /** Path within the playground to continue at after the sign-in. */
  back?: string;
}

/** Pages of the sign-in itself, which are no destination afterwards. */
const WAYS = /^\/(sign-in|register|verify|pending|recover|sso|callback)([/?#]|$)/;

/** Accepts paths of this playground, but no URL of another origin (`//elsewhere.example`). */
const ownPath = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\\\s]/.test(value)) return undefined;
  return WAYS.test(value) ? undefined : value;
};

/** Parses the search parameters; a path outside the playground is dropped. */
export const parseMemberSearch = (raw: Record<string, unknown>): MemberSearch => {
  const back = ownPath(raw['back']);
  return back === undefined ? {} : { back };
};

/** The path to continue at after the sign-in. */
export const afterSignIn = (returnTo: string | undefined): string => ownPath(returnTo) ?? '/account';

/** A path without its query, which the router's links require as an object. */
export const linkTo = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://here');
  return { to: pathname, search: Object.fromEntries(searchParams) };
};
