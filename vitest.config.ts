import { defineConfig } from 'vitest/config';

const tests = ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'playground/src/**/*.test.ts'];
const contract = 'scripts/contract/**/*.test.ts';

/** Node's tests, React's in jsdom, the contract over HTTP, the generator on copies, and the browser journeys. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: tests,
          exclude: [contract, 'scripts/**/*.slow.test.ts', 'node_modules/**'],
        },
      },
      {
        test: {
          name: 'dom',
          include: ['src/**/*.test.tsx', 'playground/src/**/*.test.tsx'],
          environment: 'jsdom',
        },
      },
      { test: { name: 'contract', include: [contract] } },
      { test: { name: 'generator', include: ['scripts/**/*.slow.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'e2e',
          include: ['playground/e2e/**/*.e2e.ts'],
          globalSetup: ['playground/e2e/setup.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
