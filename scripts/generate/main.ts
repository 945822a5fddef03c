import { join } from 'node:path';
import { writeAgentsFacts } from '../docs/agents-facts.ts';
import { writeExamples } from '../docs/blocks.ts';
import { writeEnds } from '../docs/ends-table.ts';
import { writeInstallation } from '../docs/installation.ts';
import { writeNames } from '../docs/migration-table.ts';
import { writeOperationsTable } from '../docs/operations-table.ts';
import { rowsOf } from '../docs/operations.ts';
import { writeReadmeFacts } from '../docs/readme-facts.ts';
import { writeClaims } from '../docs/specification-page.ts';
import { generate } from './generate.ts';
import { watchFiles } from './command/watch.ts';
import { Memory } from './memory.ts';
import { Problem } from './problem.ts';

const project = join(import.meta.dirname, '../..');

const run = async (memory?: Memory): Promise<void> => {
  const described = await generate(project, join(project, 'generated'), undefined, memory);
  const services = described.map(({ name, description }) => rowsOf(name, description));
  writeOperationsTable(project, services);
  writeReadmeFacts(project, services);
  writeAgentsFacts(project, services);
  writeEnds(project, services);
  writeNames(project, services);
  writeClaims(project, services);
  // Its imports need the files that were generated above.
  (await import('../docs/settings-table.ts')).writeSettings(project);
  writeExamples(project);
  writeInstallation(project);
  console.log('generated/ is up to date with spec/.');
};

/** Prints a mistake in a description as a sentence, and every other error with its stack. */
const tell = (error: unknown): void =>
  console.error(error instanceof Problem ? `Nothing was changed. ${error.message}` : error);

if (process.argv.includes('--watch')) {
  const memory = new Memory();
  const folders = ['spec/*.yaml', 'spec/shared/*.yaml'];
  watchFiles(project, folders, () => run(memory).catch(tell), console.error);
  console.log('Each change in spec/ is written. Ctrl+C stops.');
} else
  await run().catch((error: unknown) => {
    tell(error);
    process.exitCode = 1;
  });
