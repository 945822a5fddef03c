/**
 * How long the tests in a browser wait. Each limit is at least ten times what the thing usually takes on a machine that
 * is not busy: a limit that is met ends a test that hangs, and is no statement on speed.
 */

/** Milliseconds by which `VITRINE_SLOW` delays every request and every answer: shows tests that look before they wait. */
export const DELAY = Number(process.env['VITRINE_SLOW'] ?? 0);

const times = DELAY > 0 ? 2 : 1;

/** Longest wait for something to show or to come about; usual: under a second. */
export const PATIENCE = 30_000 * times;

/** Longest test of a journey; usual: 2 to 10 seconds. */
export const TEST_TIME = 180_000 * times;

/** Longest test that makes many journeys in one, such as the try-it of every call; usual: up to a minute. */
export const LONG_TEST_TIME = 900_000 * times;

/** Longest preparation of a test or a file, the start of a browser included; usual: 2 to 10 seconds. */
export const HOOK_TIME = 180_000 * times;

/** Time that a test allows a client for waiting for another tab. The next call usually takes as long again. */
export const LOCK_WAIT = 500;
