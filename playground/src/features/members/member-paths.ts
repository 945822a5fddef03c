/** Where a sign-in goes on afterwards, as the address of its screens carries it. */
export interface MemberSearch {
  /** A path of this playground. */
  back?: string;
}

/** Pages that only lead to being a member: nobody wants to end on one of them. */
const WAYS = /^\/(sign-in|register|verify|pending|recover|sso|callback)([/?#]|$)/;

/** A path of this playground, never an address of somebody else (`//elsewhere.example`). */
const ownPath = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\\\s]/.test(value)) return undefined;
  return WAYS.test(value) ? undefined : value;
};

/** Reads whatever an address carries; what is no path of this playground is left out. */
export const parseMemberSearch = (raw: Record<string, unknown>): MemberSearch => {
  const back = ownPath(raw['back']);
  return back === undefined ? {} : { back };
};

/** Where a member goes on. */
export const afterSignIn = (returnTo: string | undefined): string => ownPath(returnTo) ?? '/account';

/** A path as the router's links take it: without its query, which they write themselves. */
export const linkTo = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://here');
  return { to: pathname, search: Object.fromEntries(searchParams) };
};
