import { AuthError } from '../../core/errors/auth-error.ts';
import type { PreflightCheck } from './finding.ts';
import type { PreflightClient } from './platform.ts';
import { preflight, type PreflightOptions } from './preflight.ts';

/** What must be right before anybody leaves the page. */
const NEEDED: readonly PreflightCheck[] = ['host', 'clientId', 'secureContext', 'published'];

/**
 * Looks at a setup before a person leaves the page, and keeps them there when they could not come back: give it to
 * `startSignIn` and `silentSignIn` as `preflight`, or call it before sending somebody to a checkout. Only a problem keeps
 * people here; what could not be found out does not.
 * @param options Which addresses to look at, beside the host, the client id, the page and the site.
 * @throws AuthError (`preflight-failed`): its message is what was found first, its description how to mend it.
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
