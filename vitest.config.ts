import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { findChromium } from './test/setup/chromium.ts';
import { chromiumFlags } from './test/setup/chromium-flags.ts';
import { isDeep } from './test/setup/counts.ts';
import { HOOK_TIME, PATIENCE, TEST_TIME } from './test/setup/patience.ts';

/**
 * The time of a test, in ms: far more than ten times what it takes, since the machine may be busy. Properties with
 * thousands of runs take their time in `npm run test:deep` and in `npm run fuzz`.
 */
const patience = isDeep() || process.env['VITRINE_SEED'] ? 600_000 : 60_000;
/**
 * The limits of a test, of its preparation, and of one wait within it. Transformed modules are kept by their content: the
 * projects, which load the same ones, and later runs share them.
 */
const usual = {
  testTimeout: patience,
  hookTimeout: patience,
  expect: { poll: { timeout: 10_000 } },
  fsModuleCache: true,
};

const tests = ['{src,sandbox,scripts,test}/**/*.test.ts', 'playground/src/**/*.test.ts'];
/** The published entry points, without a build. */
const sources = [
  { find: /^vitrine$/, replacement: `${import.meta.dirname}/src/index.ts` },
  { find: /^vitrine\/sign-in$/, replacement: `${import.meta.dirname}/src/sign-in/index.ts` },
  { find: /^vitrine\/sandbox$/, replacement: `${import.meta.dirname}/sandbox/index.ts` },
  {
    find: /^vitrine\/webhooks$/,
    replacement: `${import.meta.dirname}/src/webhooks/index.ts`,
  },
  {
    find: /^vitrine\/webhooks\/testing$/,
    replacement: `${import.meta.dirname}/src/webhooks/signer.ts`,
  },
  { find: /^vitrine\/(preflight)$/, replacement: `${import.meta.dirname}/src/sign-in/$1/index.ts` },
  { find: /^vitrine\/(outcomes|format)$/, replacement: `${import.meta.dirname}/src/$1/index.ts` },
  { find: /^vitrine\/state$/, replacement: `${import.meta.dirname}/src/state.ts` },
  { find: /^vitrine\/sandbox\/node$/, replacement: `${import.meta.dirname}/sandbox/hosts/node.ts` },
  { find: /^vitrine\/react\/testing$/, replacement: `${import.meta.dirname}/src/react/test-site.tsx` },
  { find: /^vitrine\/react$/, replacement: `${import.meta.dirname}/src/react/index.ts` },
  { find: /^vitrine\/react\/(.+)$/, replacement: `${import.meta.dirname}/generated/$1/queries.ts` },
  { find: /^vitrine\/advice$/, replacement: `${import.meta.dirname}/generated/advice.ts` },
  { find: /^vitrine\/deprecations$/, replacement: `${import.meta.dirname}/src/core/deprecations.ts` },
  { find: /^vitrine\/(.+)\/openapi$/, replacement: `${import.meta.dirname}/generated/$1/openapi.ts` },
  { find: /^vitrine\/(.+)$/, replacement: `${import.meta.dirname}/generated/$1/index.ts` },
];

const contract = 'test/contract/**/*.test.ts';
/**
 * Tests of the rules of carts, queries and sessions, which are the same under React 18: the other files of `src/react/` use
 * each hook there. All of them run there in `npm run test:deep`.
 */
const sameInReact18 =
  'src/react/{cart-answers,cart-fire,cart-versions,no-provider,outage,query-defaults,sign-in-settings}.test.tsx';
/** Files with `.deep.` in their name run in `npm run test:deep` only. */
const left = ['**/node_modules/**', ...(isDeep() ? [] : ['**/*.deep.*'])];

/**
 * Node's tests, the examples, React's in jsdom (the hooks with React 18 too), the contract over HTTP, the generator on
 * copies, the worker in a real browser, several tabs of one, and the browser journeys. Without a browser the last three
 * fail; they are never skipped.
 *
 * The files of a project share processes (`isolate: false`), since starting one and loading the modules again took more
 * than half of the time.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: sources },
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: ['test/setup/properties.ts', 'test/setup/tidy.ts'],
          ...usual,
          include: tests,
          exclude: [contract, '**/*.slow.test.ts', ...left],
        },
      },
      {
        resolve: { alias: sources },
        test: {
          name: 'examples',
          isolate: false,
          setupFiles: ['test/setup/dom.ts', 'test/setup/tidy.ts'],
          include: ['examples/**/*.test.{ts,tsx}'],
          exclude: left,
          ...usual,
        },
      },
      {
        resolve: { alias: sources },
        test: {
          name: 'dom',
          isolate: false,
          setupFiles: ['test/setup/dom.ts', 'test/setup/tidy.ts'],
          ...usual,
          include: ['src/**/*.test.tsx', 'test/contract/**/*.test.tsx', 'playground/src/**/*.test.tsx'],
          exclude: left,
          environment: 'jsdom',
        },
      },
      {
        resolve: { alias: sources },
        test: {
          name: 'react-18',
          isolate: false,
          setupFiles: ['test/setup/react-18.ts', 'test/setup/dom.ts', 'test/setup/tidy.ts'],
          ...usual,
          env: { VITRINE_REACT: '18' },
          include: ['src/react/**/*.test.tsx'],
          exclude: isDeep() ? left : [...left, sameInReact18],
          environment: 'jsdom',
        },
      },
      {
        resolve: { alias: sources },
        test: {
          name: 'contract',
          isolate: false,
          setupFiles: ['test/setup/tidy.ts'],
          include: [contract],
          exclude: left,
          ...usual,
        },
      },
      {
        test: {
          name: 'generator',
          include: ['{scripts,test}/**/*.slow.test.ts'],
          exclude: left,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        // The worker's script is served by the plugin, so that no copy of it is kept here.
        plugins: [msw({ mode: 'worker-only' })],
        optimizeDeps: {
          include: [
            '@faker-js/faker/locale/en',
            'big.js',
            'graphql',
            'msw',
            'msw/browser',
            'openapi-fetch',
            'zod/mini',
          ],
        },
        test: {
          name: 'browser',
          include: ['test/contract/**/*.browser.ts'],
          exclude: left,
          expect: { poll: { timeout: PATIENCE } },
          testTimeout: TEST_TIME,
          hookTimeout: HOOK_TIME,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumFlags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        resolve: { alias: sources },
        test: {
          name: 'tabs',
          include: ['test/tabs/**/*.tabs.ts'],
          exclude: left,
          globalSetup: ['test/setup/prepare-browser.ts'],
          // One file at a time: what tabs promise each other has waits of its own, which a full machine uses up.
          fileParallelism: false,
          isolate: false,
          expect: { poll: { timeout: PATIENCE } },
          testTimeout: TEST_TIME,
          hookTimeout: HOOK_TIME,
        },
      },
      {
        resolve: { alias: sources },
        test: {
          name: 'engines',
          include: ['{test,playground/e2e}/engines/*.engine.ts'],
          globalSetup: ['playground/e2e/setup.ts'],
          // A browser at a time.
          fileParallelism: false,
          isolate: false,
          expect: { poll: { timeout: PATIENCE } },
          testTimeout: TEST_TIME,
          hookTimeout: HOOK_TIME,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['playground/e2e/**/*.e2e.ts'],
          exclude: left,
          globalSetup: ['test/setup/prepare-browser.ts', 'playground/e2e/setup.ts'],
          expect: { poll: { timeout: PATIENCE } },
          // Each file has a sandbox of its own; more pages at once than this only wait for each other.
          maxWorkers: 2,
          // Nothing is kept in modules but the pages, which are emptied; to load all modules for each file takes longer.
          isolate: false,
          testTimeout: TEST_TIME,
          hookTimeout: HOOK_TIME,
        },
      },
    ],
  },
});
