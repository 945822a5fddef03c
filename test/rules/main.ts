import { atMost } from '../setup/counts.ts';
import { allMutants } from './all-mutants.ts';
import { turnOff } from './turn-off.ts';

// Turns each rule of the sandbox off and sees that the test with its name fails. Rules can be named: npm run rules -- R54
const wanted = process.argv.slice(2).filter((word) => /^R\d+$/.test(word));
// All of them in `npm run test:deep` and when asked for by `npm run rules`, every fifth in `npm test`.
const some = process.argv.includes('--some');
const every = some ? atMost(5, 1) : 1;
const mutants = (await allMutants())
  .filter(({ rule }) => wanted.length === 0 || wanted.includes(rule))
  .filter((_, place) => place % every === 0);
const verdicts = await turnOff(mutants, ({ mutant, ran, failed }) => {
  if (some && failed > 0) return;
  const word = failed > 0 ? 'noticed' : 'MISSED ';
  console.log(
    `${word} ${mutant.rule.padEnd(5)} ${failed} of ${ran} tests failed: ${mutant.off} (${mutant.file})`,
  );
});
const missed = verdicts.filter(({ failed }) => failed === 0);
console.log(
  `${verdicts.length - missed.length} of ${verdicts.length} rules that were turned off were noticed.`,
);
process.exitCode = missed.length > 0 || verdicts.length === 0 ? 1 : 0;
