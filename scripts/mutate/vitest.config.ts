import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests over real connections prove more than a mutant needs, and a hundred times each is too slow. */
const overConnections = [
  'src/core/{answers,faults,loopback,promises-*}.test.ts',
  'src/session/{dispose,token-answers}.test.ts',
  'src/sign-in/over-http.test.ts',
];

/** The room that is mutated; its own tests are to notice, not those of the rooms that use it. */
const room = process.env['VITRINE_ROOM'] ?? '{core,session,sign-in}';

/** The unit tests of the room, over their injected `fetch`; nothing else is started. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    name: 'unit',
    setupFiles: ['test/setup/properties.ts'],
    include: [`src/${room}/**/*.test.ts`],
    // This test reads programs and pages, which the copy for mutants does not have.
    exclude: [...overConnections, 'src/core/stores-app-id.test.ts', '**/*fuzz*.test.ts', 'node_modules/**'],
    // The slowest test takes one second alone, and ten times that on a busy machine.
    testTimeout: 20_000,
  },
});
