import { counting } from '../counting.ts';

const many = counting('en');

/** What developers look at. */
export const developer = {
  developer: {
    title: 'Developer',
    panels: 'Developer panels',
    tabs: {
      log: 'Log',
      token: 'Token',
      errors: 'Errors',
      clock: 'Clock',
      webhooks: 'Webhooks',
      state: 'State',
    },
    log: 'Request log',
    lead: 'Every call this page makes, as the client saw it.',
    filter: 'Filter by path, method or operation',
    clear: 'Clear',
    empty: 'No calls yet',
    noMatch: 'No call matches this filter',
    count: (count: number) => many(count, { one: '# call', other: '# calls' }),
    request: 'Request',
    response: 'Response',
    role: 'Role',
    service: 'Service',
    tries: 'Tries',
    code: 'Code',
    advice: 'What to do',
    requestId: 'Request id',
    none: 'none',
    failed: 'failed',
    duration: (ms: number) => `${Math.round(ms)} ms`,
  },
};
