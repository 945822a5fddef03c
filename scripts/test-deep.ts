// The steps of `npm test` and those of the deep list, with full counts; scripts/testing/counts.ts reads the variable.
process.env['VITRINE_DEEP'] = '1';
await import('./test.ts');
