import { commands, type Step } from './step.ts';
import { typeCheck } from './type-check.ts';

/** The quick checks that need no build: `npm run check` runs these alone. */
export const gates: readonly Step[] = [
  commands('format', ['oxfmt', '--check', '.']),
  commands('lint', ['oxlint', '--type-aware']),
  commands('types', ['tsc', ...typeCheck]),
  commands('unused files, exports and packages', ['knip', '--no-progress']),
  commands('descriptions', ['redocly', 'lint'], ['node', 'scripts/check-descriptions.ts']),
  commands('changes since the last release', ['node', 'scripts/check-evolution.ts']),
  commands('what the package exports', ['node', 'scripts/api.ts', '--check']),
  commands('code of the last release still compiles', ['node', 'scripts/check-compat.ts']),
  commands('spelling of the pages', ['cspell', 'lint', '--no-progress', '--no-summary']),
  commands('licences of what users get', ['node', 'scripts/licences.ts']),
  commands('generated files', ['node', 'scripts/check-generated.ts']),
];
