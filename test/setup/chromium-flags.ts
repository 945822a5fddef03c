/** Chromium as a test wants it: no sandbox of its own for root in a container, and no calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test leaves a page before optimized code pays off: without it, a visit takes about a tenth less processor time.
  '--js-flags=--no-opt,--no-maglev',
];
