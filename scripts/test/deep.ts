// Runs the steps of `npm test` and of the deep list with full counts; test/setup/counts.ts reads the
// variable.
process.env['VITRINE_DEEP'] = '1';
await import('./main.ts');
