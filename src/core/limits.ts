/**
 * Limits of the transport. They have a module of their own, because the bundler replaces the name of a constant by its value
 * only for constants of other modules.
 */

/** The repeat budget of a client. In an outage it is used up after about 35 repeats; calls then fail without a repeat. */
export const REPEAT_BUDGET = 500;

/** The pause before the one repeat after a refused connection, in milliseconds. */
export const REFUSED_PAUSE = 300;

/** The longest delay that timers take, in milliseconds. */
export const LONGEST_TIMER = 2e9;

/** The longest lifetime of an access token, in seconds. */
export const LONGEST_LIFETIME = 315_360_000;
