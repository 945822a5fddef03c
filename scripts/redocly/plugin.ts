import { received } from './received.ts';

/** What Redocly reads and checks beyond its own rules. */
export default () => ({
  id: 'vitrine',
  preprocessors: { oas3: { received } },
});
