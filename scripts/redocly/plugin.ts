import { ends } from './ends.ts';
import { received } from './received.ts';
import { saysMore } from './says-more.ts';

/** Extensions and rules that Redocly reads and checks in addition to its own. */
export default () => ({
  id: 'vitrine',
  rules: { oas3: { 'says-more': saysMore } },
  preprocessors: { oas3: { ends, received } },
});
