// The same tests with their full counts; the variable is read by scripts/testing/counts.ts.
process.env['VITRINE_DEEP'] = '1';
await import('./test.ts');
