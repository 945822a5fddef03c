import { CallRequest } from '../transport/call-request.ts';
import type { OperationFacts } from '../transport/types.ts';

/** Class `read`: after an ambiguous loss, the same refresh token is the only chance there is (security 4.2). */
const FACTS: OperationFacts = { id: 'createToken', service: 'oauth2', repeat: 'read', identity: [] };

/** One attempt at the token endpoint, in milliseconds. */
const ATTEMPT_MS = 10_000;

/** A token request on its way through the policy. */
export const tokenRequest = (
  path: string,
  body: object,
  headers?: Readonly<Record<string, string>>,
): CallRequest =>
  new CallRequest(path, {
    method: 'POST',
    headers: new Headers({ 'Content-Type': 'application/json', ...headers }),
    body: JSON.stringify(body),
    redirect: 'manual',
    service: FACTS.service,
    facts: FACTS,
    timeout: { attempt: ATTEMPT_MS },
    trace: { attempts: 0 },
  });
