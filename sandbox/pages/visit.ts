import type { Caller } from '../records/state.ts';
import type { CallContext, World } from '../engine/context.ts';
import type { RedirectSessionRecord } from '../records/state.ts';
import type { SandboxRequest, SandboxResponse } from '../engine/wire.ts';

/** One visit to the page of a redirect session. */
export interface Visit {
  readonly world: World;
  readonly session: RedirectSessionRecord;
  readonly request: SandboxRequest;
  /** The step of the page; empty for the first one. */
  readonly step: string;
  /** The submitted form; undefined without one. */
  readonly form: URLSearchParams | undefined;
}

/** A page of a redirect session. */
export type HostedPage = (visit: Visit) => SandboxResponse;

/** The value of a field of the form, at most 150 characters; empty without one. */
export const typed = ({ form }: Visit, name: string): string => (form?.get(name) ?? '').trim().slice(0, 150);

/** The address of a step of the page, with the parameters of the shop. */
export const stepUrl = ({ request: { url } }: Visit, step = ''): string => {
  const [, platform, page, id, visit] = url.pathname.split('/');
  return `/${[platform, page, id, visit, ...(step === '' ? [] : [step])].join('/')}${url.search}`;
};

/** The visit as a call of an operation, so that a page has the same effect as the call. */
export const callOf = ({ world, session, request }: Visit, body: unknown, caller?: Caller): CallContext => ({
  ...world,
  caller: caller ?? session.visitor,
  params: {},
  query: {},
  body,
  header: request.header,
  search: request.url.searchParams,
});
