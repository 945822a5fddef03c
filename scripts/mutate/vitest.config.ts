import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests over real connections, which are too slow to run for each mutant. */
const overConnections = [
  'src/core/{answers,faults,loopback,promises-*}.test.ts',
  'src/session/{dispose,token-answers}.test.ts',
  'src/sign-in/over-http.test.ts',
];

/** The room that is mutated. Its own tests must fail, so the tests of other rooms are not run. */
const room = process.env['VITRINE_ROOM'] ?? '{core,session,sign-in}';

/** Only the unit tests of the room, which use an injected `fetch`. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    name: 'unit',
    setupFiles: ['test/setup/properties.ts'],
    include: [`src/${room}/**/*.test.ts`],
    // This test reads programs and pages, which the copy for mutants does not have.
    exclude: [...overConnections, 'src/core/stores-app-id.test.ts', '**/*fuzz*.test.ts', 'node_modules/**'],
    // The slowest test takes one second. A low limit ends a mutant that waits forever sooner.
    testTimeout: 5_000,
  },
});
