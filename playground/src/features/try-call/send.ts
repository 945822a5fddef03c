import type { Control } from '../../site/control.ts';
import type { Known } from './fill.ts';
import { authorizationOf, type TryIdentity, type TrySite } from './authorization.ts';

/** A call as entered in the form. */
export interface Written {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  /** JSON; empty for a call without a body. */
  readonly body: string;
}

/** The response of the sandbox. */
export interface TryAnswer {
  readonly status: number;
  /** Indented if it is JSON. */
  readonly body: string;
}

const pretty = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body;
  }
};

/** Sends a call to the sandbox as an identity. The call really changes the sandbox. */
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
