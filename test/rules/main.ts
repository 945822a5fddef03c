// `npm run rules`: shows for each rule of the sandbox that a fault in its code fails a test that carries its id. The
// faults are derived by Stryker. `-- R54` takes one rule, `-- --part 2/8` one of eight equal parts, `-- --list` prints the
// rules with their tests and runs none.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { project } from '../../scripts/steps/step.ts';
import { listedRules } from './list.ts';
import { instrumented } from './mutants.ts';
import { candidatesFor, readReach } from './candidates.ts';
import { testFilesOf, titlePattern } from './titles.ts';

/** Number of mutants that are tried for one rule before it counts as missed. */
const TRIES = 60;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string', default: '1/1' }, list: { type: 'boolean', default: false } },
});
const [part = 1, parts = 1] = values.part.split('/').map(Number);
const rules = listedRules()
  .map(({ id }) => id)
  .filter((id, index) => (positionals.length > 0 ? positionals.includes(id) : index % parts === part - 1));
if (rules.length === 0) throw new Error('No rule has one of these ids; rules.tsv lists them.');
const files = testFilesOf();

const listed = (): void => {
  for (const rule of rules) console.log(`${rule}\t${[...(files.get(rule) ?? [])].join(' ')}`);
};

/** Runs the tests with the rule's id. Resolves to the number of failed tests. */
type Run = (rules: readonly string[], mutant?: string) => Promise<number>;

const proved = async (): Promise<void> => {
  const { mutants, plugin } = await instrumented();
  const reachFile = join(project, '.cache/rules/reached.jsonl');
  mkdirSync(dirname(reachFile), { recursive: true });
  rmSync(reachFile, { force: true });
  const vitest = await createVitest(
    'test',
    {
      root: project,
      config: false,
      watch: false,
      reporters: [{}],
      testTimeout: 20_000,
      setupFiles: [join(import.meta.dirname, 'reach.ts')],
      include: ['{src,sandbox}/**/*.test.ts'],
    },
    { plugins: [plugin] },
  );
  await vitest.standalone();
  const [tests] = vitest.projects;
  if (!tests) throw new Error('Vitest made no project.');
  const run: Run = async (ids, mutant = '') => {
    process.env['__STRYKER_ACTIVE_MUTANT__'] = mutant;
    const named = ids.map(titlePattern);
    vitest.setGlobalTestNamePattern(new RegExp(named.map(({ source }) => source).join('|')));
    const specifications = [...new Set(ids.flatMap((id) => [...(files.get(id) ?? [])]))].map((file) =>
      tests.createSpecification(join(project, file)),
    );
    const { testModules } = await vitest.runTestSpecifications(specifications);
    return testModules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => named.some((pattern) => pattern.test(test.fullName)))
      .filter((test) => test.result().state === 'failed').length;
  };

  try {
    process.env['VITRINE_REACHED'] = reachFile;
    const failed = await run(listedRules().map(({ id }) => id));
    delete process.env['VITRINE_REACHED'];
    if (failed > 0) throw new Error(`${failed} tests of rules fail without a fault.`);
    const reach = readReach(readFileSync(reachFile, 'utf8'));

    let missed = 0;
    for (const rule of rules) {
      let found: string | undefined;
      let tries = 0;
      for (const mutant of candidatesFor(rule, reach).slice(0, TRIES)) {
        tries++;
        if ((await run([rule], mutant)) === 0) continue;
        found = mutant;
        break;
      }
      if (found === undefined) missed++;
      console.log(
        found === undefined
          ? `${rule}\tMISSED\t${tries} tried`
          : `${rule}\tnoticed\t${tries} tried\t${mutants.get(found)}`,
      );
    }
    console.log(`${rules.length - missed} of ${rules.length} rules: a fault in their code was noticed.`);
    process.exitCode = missed > 0 ? 1 : 0;
  } finally {
    await vitest.close();
  }
};

await (values.list ? listed() : proved());
