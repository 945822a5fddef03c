/**
 * Time limits of the tests in a browser. Each limit is at least ten times the usual duration on an idle
 * machine: a limit ends a test that hangs, and does not check speed.
 */

/**
 * Milliseconds by which `VITRINE_SLOW` delays every request and every answer, so that tests fail that check
 * before they wait.
 */
export const DELAY = Number(process.env['VITRINE_SLOW'] ?? 0);

const times = DELAY > 0 ? 2 : 1;

/** Limit of a wait for an element or a condition; usual: under a second. */
export const PATIENCE = 30_000 * times;

/** Limit of a test of one journey; usual: 2 to 10 seconds. */
export const TEST_TIME = 180_000 * times;

/** Limit of a test with many journeys, such as trying every call; usual: up to a minute. */
export const LONG_TEST_TIME = 900_000 * times;

/** Limit of the preparation of a test or a file, including the start of a browser; usual: 2 to 10 seconds. */
export const HOOK_TIME = 180_000 * times;

/** Time limit that tests give a client for waiting for another tab. The next call usually takes as long again. */
export const LOCK_WAIT = 500;
