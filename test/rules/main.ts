import { isDeep } from '../setup/counts.ts';
import { allMutants } from './all-mutants.ts';
import { turnOff } from './turn-off.ts';

// Turns each rule of the sandbox off and checks that a test with its id fails. Rules can be named: npm run
// rules -- R54
const wanted = process.argv.slice(2).filter((word) => /^R\d+$/.test(word));
// All rules in `npm run test:deep` and in `npm run rules`. `npm test` turns the first rule of every third
// area off: only a change of a rule or of its test can make a mutant survive, and `rules.test.ts` checks the
// table of all mutants.
const some = process.argv.includes('--some');
const isSample = some && !isDeep();
const mutants = (await allMutants())
  .filter((_, index) => !isSample || index % 3 === 0)
  .flatMap((ofArea) => (isSample ? ofArea.slice(0, 1) : ofArea))
  .filter(({ rule }) => wanted.length === 0 || wanted.includes(rule));
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
