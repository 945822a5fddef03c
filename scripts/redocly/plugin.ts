import { ends } from './ends.ts';
import { received } from './received.ts';
import { saysMore } from './says-more.ts';

/** Extensions and rules that are added to those of Redocly. */
export default () => ({
  id: 'vitrine',
  rules: { oas3: { 'says-more': saysMore } },
  preprocessors: { oas3: { ends, received } },
});
