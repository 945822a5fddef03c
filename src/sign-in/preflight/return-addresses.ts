import { type Finding, findingsOf, isLocal, type PreflightCheck, shown } from './finding.ts';
import { askForReturn, type PreflightClient } from './platform.ts';

/** The two lists of an OAuth app; the platform compares them by different rules. */
const lists = {
  address: {
    name: 'allowed redirect addresses',
    rule: 'to the letter: http and https differ, and so does a slash',
  },
  domain: { name: 'allowed redirect domains', rule: 'by its domain: http and https differ' },
} as const;

export type ListKind = keyof typeof lists;

/** An address that no site can own (RFC 2606). A host that accepts it does not compare addresses at this point. */
const UNOWNED = 'https://preflight.invalid/';

/** The finding about the form of an address, which needs no request. */
const formFinding = (check: PreflightCheck, address: string): Finding | undefined => {
  const { problem, warning } = findingsOf(check);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    return problem(
      `${shown(address)} is no http or https address.`,
      'Give the whole address, with https://.',
    );
  if (url.hash !== '')
    return problem(`${shown(address)} has a fragment.`, 'Leave out the # and what follows it.');
  return url.protocol === 'http:' && !isLocal(url)
    ? warning(`${shown(address)} is not encrypted: codes can be read on the way.`, 'Use https.')
    : undefined;
};

/** A warning if the login page leads back to another origin, where this tab's attempt cannot be read. */
const homeFinding = (check: PreflightCheck, address: string, home: string | undefined): Finding | undefined =>
  check === 'redirectUri' && home !== undefined && new URL(address).origin !== home
    ? findingsOf(check).warning(
        `${shown(address)} is of another origin than this page (${home}), which alone can end the sign-in that it begins.`,
        'Open the page under the origin that people come back to, or give startSignIn() other attempts.',
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
    return unknown(
      'The site has no public address, so that nothing is known of where its pages lead back to.',
    );
  if (answer === 'failed')
    return unknown(`Whether the platform leads back to ${shown(address)} could not be found out: ${words}.`);
  const soft = form ?? homeFinding(check, address, home);
  if (soft) return soft;
  // Some hosts compare addresses only when the person comes back. If this host also accepts an address that no site can
  // own, its acceptance of the real one says nothing.
  const control = await askForReturn(client, token, kind, UNOWNED);
  return control.answer === 'not-allowed'
    ? ok(`The platform leads back to ${shown(address)}.`)
    : unknown(
        `Whether the platform leads back to ${shown(address)} shows only when a person comes back.`,
        `Look for it in the ${name} of the OAuth app in the site's settings. It is compared ${rule}.`,
      );
};
