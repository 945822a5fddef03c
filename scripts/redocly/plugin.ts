import { received } from './received.ts';
import { saysMore } from './says-more.ts';

/** What Redocly reads and checks beyond its own rules. */
export default () => ({
  id: 'vitrine',
  rules: { oas3: { 'says-more': saysMore } },
  preprocessors: { oas3: { received } },
});
