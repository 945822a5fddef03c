// A process that keeps one processor busy until the process that started it ends, by any signal.
process.once('disconnect', () => process.exit());

const spin = (): void => {
  const end = performance.now() + 50;
  while (performance.now() < end);
  setImmediate(spin);
};
spin();
process.send?.('busy');
