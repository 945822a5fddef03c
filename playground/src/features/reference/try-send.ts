import type { Control } from '../../site/control.ts';
import type { Known } from './try-it.ts';
import { authorizationOf, type TryIdentity, type TrySite } from './try-identity.ts';

/** A call as somebody wrote it. */
export interface Written {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** JSON; empty for none. */
  readonly body: string;
}

/** What the sandbox answered. */
export interface TryAnswer {
  readonly status: number;
  /** Indented where it is JSON. */
  readonly body: string;
}

const pretty = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body;
  }
};

/** Sends a call to the sandbox as somebody. What it changes is really changed. */
export const sendWritten = async (
  { method, path, body }: Written,
  identity: TryIdentity,
  control: Control,
  site: Omit<TrySite, 'memberId'>,
): Promise<TryAnswer> => {
  const { members } = await control.send<Known>('GET /sandbox/state');
  const authorization = await authorizationOf(identity, { ...site, memberId: members[0]?.id ?? '' });
  const response = await fetch(`${site.url}${path}`, {
    method,
    headers: {
      ...(authorization && { authorization }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
    redirect: 'manual',
  });
  return { status: response.status, body: pretty(await response.text()) };
};
