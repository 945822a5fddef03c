import { canParse } from '../../core/web-api.ts';
import { type Finding, findingsOf, isLocal, type PreflightCheck, shown } from './finding.ts';
import { askForReturn, type PreflightClient } from './platform.ts';

/** The two lists of an OAuth app; the platform compares them by different rules. */
const lists = {
  address: {
    name: 'allowed redirect addresses',
    rule: 'literally: http and https differ, and so does a slash',
  },
  domain: { name: 'allowed redirect domains', rule: 'by its domain: http and https differ' },
} as const;

export type ListKind = keyof typeof lists;

/** An address that no site can own (RFC 2606). A host that accepts it does not compare addresses at this point. */
const UNOWNED = 'https://preflight.invalid/';

/** Schemes that belong to browsers: code, contents or files, never the address of a page or an app. */
const OF_BROWSERS = /^(javascript|vbscript|data|blob|file|filesystem|about|view-source):$/;

/** The finding about the form of an address, which needs no request. */
const formFinding = (check: PreflightCheck, address: string): Finding | undefined => {
  const { problem, warning } = findingsOf(check);
  const url = canParse(address) ? new URL(address) : undefined;
  if (!url || OF_BROWSERS.test(url.protocol))
    return problem(
      `${shown(address)} is not an address that a login page can lead to.`,
      'Give the whole address: of a page, with https://, or of an app, such as myapp://callback.',
    );
  if (url.hash !== '')
    return problem(`${shown(address)} has a fragment.`, 'Remove the # and everything after it.');
  return url.protocol === 'http:' && !isLocal(url)
    ? warning(`${shown(address)} is not encrypted: codes can be read in transit.`, 'Use https.')
    : undefined;
};

/** A warning if the login page leads back to another origin, where this tab's attempt cannot be read. */
const homeFinding = (check: PreflightCheck, address: string, home: string | undefined): Finding | undefined =>
  check === 'redirectUri' && home !== undefined && new URL(address).origin !== home
    ? findingsOf(check).warning(
        `${shown(address)} is not on the origin of this page (${home}), which stores the sign-in attempt.`,
        'Open the page on the origin of that address, or give startSignIn() another storage: attempts.',
      )
    : undefined;

/** Checks whether the platform leads people back to an address. */
export const returnFinding = async (
  client: PreflightClient,
  visitor: () => Promise<string | undefined>,
  kind: ListKind,
  check: PreflightCheck,
  address: string,
  home: string | undefined,
): Promise<Finding> => {
  const { ok, problem, unknown } = findingsOf(check);
  const form = formFinding(check, address);
  if (form?.status === 'problem') return form;
  const token = await visitor();
  if (token === undefined) return unknown(`${shown(address)} could not be checked: there is no token.`);
  const { name, rule } = lists[kind];
  const { answer, words } = await askForReturn(client, token, kind, address);
  if (answer === 'not-allowed')
    return problem(
      `The platform does not lead back to ${shown(address)}.`,
      `Add it to the ${name} of the OAuth app in the site's settings. It is compared ${rule}.`,
    );
  if (answer === 'unpublished')
    return unknown('The site has no public address, so return addresses cannot be checked.');
  if (answer === 'failed')
    return unknown(`Whether the platform leads back to ${shown(address)} is unknown: ${words}.`);
  const soft = form ?? homeFinding(check, address, home);
  if (soft) return soft;
  // Some hosts compare addresses only when the person comes back. If this host also accepts an address that no site can
  // own, its acceptance of the real one says nothing.
  const control = await askForReturn(client, token, kind, UNOWNED);
  return control.answer === 'not-allowed'
    ? ok(`The platform leads back to ${shown(address)}.`)
    : unknown(
        `Whether the platform leads back to ${shown(address)} is known only when a person comes back.`,
        `Look for it in the ${name} of the OAuth app in the site's settings. It is compared ${rule}.`,
      );
};
