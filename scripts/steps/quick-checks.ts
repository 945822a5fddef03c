import { commands, type Step, telling } from './step.ts';
import { typeCheck } from './type-check.ts';

/** The quick checks that need no build: `npm run check` runs these alone. */
export const quickChecks: readonly Step[] = [
  commands({ id: 'lint', name: 'lint', cores: 'all' }, ['oxlint', '--type-aware']),
  commands({ id: 'types', name: 'types', cores: 'all' }, ['tsc', ...typeCheck]),
  // No other step runs beside this one: its draft is in the project's folder, where other checks would find
  // it.
  commands({ id: 'generated', name: 'generated files', cores: 'all' }, [
    'node',
    'scripts/check/generated.ts',
  ]),
  commands({ id: 'exports', name: 'exports of the package' }, ['node', 'scripts/api/main.ts', '--check']),
  commands(
    { id: 'descriptions', name: 'descriptions' },
    ['redocly', 'lint'],
    ['node', 'scripts/check/descriptions.ts'],
  ),
  commands({ id: 'unused', name: 'unused files, exports and packages' }, ['knip', '--no-progress']),
  commands({ id: 'compat', name: 'code of the last release still compiles' }, [
    'node',
    'scripts/check/compat.ts',
  ]),
  commands({ id: 'language', name: 'language of the comments' }, ['node', 'scripts/check/language.ts']),
  commands({ id: 'spelling', name: 'spelling of the pages' }, [
    'cspell',
    'lint',
    '--no-progress',
    '--no-summary',
  ]),
  commands({ id: 'format', name: 'format' }, ['oxfmt', '--check', '.']),
  telling({ id: 'evolution', name: 'changes since the last release' }, ['node', 'scripts/evolution/main.ts']),
  commands({ id: 'licenses', name: 'licenses of the dependencies' }, ['node', 'scripts/licenses/main.ts']),
];
