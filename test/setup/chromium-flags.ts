/**
 * Chromium flags for tests: no process sandbox, which root in a container cannot use, and no background
 * requests of the browser.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Tests leave a page before optimized code pays off: without the optimizing compiler, a visit takes about a
  // tenth less processor time.
  '--js-flags=--no-opt,--no-maglev',
];
