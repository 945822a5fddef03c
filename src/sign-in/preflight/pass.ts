import { AuthError } from '../../core/errors/auth-error.ts';
import type { PreflightCheck } from './finding.ts';
import type { PreflightClient } from './platform.ts';
import { preflight, type PreflightOptions } from './preflight.ts';

/** The checks that must not find a problem before a person leaves the page. */
const NEEDED: readonly PreflightCheck[] = ['host', 'clientId', 'secureContext', 'published'];

/**
 * Checks a setup before a person leaves the page, and throws if the person could not come back: pass it to `startSignIn`
 * and `silentSignIn` as `preflight`, or call it before sending a person to a checkout. Only a problem throws; a warning or a
 * check without a result does not.
 * @param options Addresses to check, in addition to the host, the client id, the page and the site.
 * @throws AuthError (`preflight-failed`): its message is the first problem, its description the advice for fixing it.
 */
export const passPreflight = async (
  client: PreflightClient,
  { redirectUri, postFlowUrl, origin }: Pick<PreflightOptions, 'redirectUri' | 'postFlowUrl' | 'origin'> = {},
): Promise<void> => {
  const addresses = { redirectUri, postFlowUrl, origin };
  const names = Object.keys(addresses) as (keyof typeof addresses)[];
  const findings = await preflight(client, {
    ...addresses,
    checks: [...NEEDED, ...names.filter((name) => addresses[name] !== undefined)],
  });
  const problem = findings.find(({ status }) => status === 'problem');
  if (problem) throw new AuthError(problem.text, { code: 'preflight-failed', description: problem.fix });
};
