import { counting } from '../counting.ts';

const many = counting('en');

/** The API reference and the preflight. */
export const reference = {
  reference: {
    title: 'Reference',
    lead: 'All calls of the API: who may send them, their fields and their errors. Each can be tried in the sandbox.',
    docs: 'Open the complete reference pages',
    filter: 'Filter by name, path or purpose',
    count: (count: number) => many(count, { zero: 'No matching calls', one: '# call', other: '# calls' }),
    notFound: 'There is no such call',
    notFoundText: (id: string) => `The API has no call “${id}”.`,
    groups: 'Services',
    onPage: 'On this page',
    programs: 'As a program',
    answer: 'Response',
    example: 'Example of a response',
    nested: (count: number) => many(count, { one: '# field', other: '# fields' }),
    loadFailed: 'The documentation of this call could not be loaded',
    who: 'Who may call',
    identities: { visitor: 'Visitor', member: 'Member', owner: 'Owner', app: 'App', anyone: 'Anyone' },
    hook: 'Hook',
    service: 'Import from',
    end: 'Announced end',
    ends: (date: string) => `announced end ${date}`,
    successor: 'Successor',
    repeat: 'If sent twice',
    repeats: {
      read: 'changes nothing',
      same: 'leaves the same state',
      adds: 'adds one more',
      never: 'may cost or use up something',
    },
    fields: 'Fields of the body',
    required: 'required',
    codes: 'Error codes',
    tryIt: 'Try in sandbox',
    tryLead: 'Uses ids from the current state of the sandbox. The call really changes the sandbox.',
    afterProvider:
      'The arguments of this call come from the page of an identity provider, are valid once and are known only to that page. Sign in there (Account, single sign-on) to see it work; sent from here it is rejected.',
    as: 'Call as',
    fill: 'Fill from the sandbox',
    send: 'Send',
    inPath: 'Path',
    inQuery: 'Query',
    problems: {
      missing: (name: string) => `“${name}” is missing.`,
      'not-json': (name: string) => `“${name}” is not JSON.`,
    },
    body: 'Body',
    answered: (status: number) => `Answered with ${status}`,
  },
  preflight: {
    title: 'Preflight',
    lead: 'Checks the settings that most often break a site like this. It calls as a separate visitor; your cart stays unchanged.',
    noSession:
      'The preflight checks the site as a visitor sees it. Browse as a visitor or a member to run it.',
    again: 'Check again',
    looking: 'Checking',
    returnTo: 'Return address of the checkout',
    returnHint:
      'The checkout of this page uses it until the page is reloaded. The platform returns only to addresses on the list of the OAuth app.',
    found: (count: number) =>
      many(count, { zero: 'No problems found.', one: '# finding to check', other: '# findings to check' }),
    findings: 'Findings',
    ownClock: 'The sandbox has a clock of its own, which may differ from that of this machine.',
    statuses: { ok: 'Passed', warning: 'Warning', problem: 'Problem', unknown: 'Unknown' },
    checks: {
      host: 'Address of the platform',
      clientId: 'Client id',
      clock: 'Clock of this machine',
      secureContext: 'Secure page',
      storage: 'Storage of this page',
      redirectUri: 'Return from signing in',
      postFlowUrl: 'Return from the checkout',
      origin: 'Origin of this page',
      published: 'Published site',
      payments: 'Payments',
    },
  },
};
