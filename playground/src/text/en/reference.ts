import { counting } from '../counting.ts';

const many = counting('en');

/** The API reference and the preflight. */
export const reference = {
  reference: {
    title: 'Reference',
    lead: 'Every call of the descriptions: who may send it, what it takes, what it is refused with. Each can be tried on the sandbox.',
    docs: 'Open the complete reference pages',
    filter: 'Filter by name, path or purpose',
    count: (count: number) => many(count, { zero: 'No call fits', one: '# call', other: '# calls' }),
    notFound: 'There is no such call',
    notFoundText: (id: string) => `No description has a call “${id}”.`,
    who: 'Who may call',
    identities: { visitor: 'Visitor', member: 'Member', owner: 'Owner', app: 'App', anybody: 'Anybody' },
    hook: 'Hook',
    service: 'Import from',
    repeat: 'Sent twice, it',
    repeats: {
      read: 'changes nothing',
      same: 'leaves the same state',
      adds: 'adds one more',
      never: 'may cost or use up something',
    },
    fields: 'What it takes',
    required: 'required',
    codes: 'What it is refused with',
    tryIt: 'Try in sandbox',
    tryLead:
      'Filled with ids of what the sandbox has at the moment. What a call changes is really changed there.',
    afterProvider:
      'What this call takes comes from the page of an identity provider, can be used once and is told nobody else. Sign in there (Account, single sign-on) to see it work; sent from here it is refused.',
    as: 'Call as',
    fill: 'Fill from the sandbox',
    send: 'Send',
    address: 'Path and query',
    body: 'Body',
    answered: (status: number) => `Answered with ${status}`,
  },
  preflight: {
    title: 'Preflight',
    lead: 'Looks at what most often keeps a site like this from working. It calls as a visitor of its own; your cart stays as it is.',
    noSession:
      'The preflight looks at sites from the side of their visitors. Call as a visitor or a member to run it.',
    again: 'Look again',
    looking: 'Looking',
    found: (count: number) =>
      many(count, { zero: 'All is well.', one: '# thing to look at', other: '# things to look at' }),
    findings: 'Findings',
    statuses: { ok: 'Well', warning: 'Look at it', problem: 'Problem', unknown: 'Unknown' },
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
