import { join } from 'node:path';
import { writeAgentsFacts } from '../docs/agents-facts.ts';
import { writeExamples } from '../docs/blocks.ts';
import { writeEnds } from '../docs/ends-table.ts';
import { writeNames } from '../docs/migration-table.ts';
import { writeOperationsTable } from '../docs/operations-table.ts';
import { rowsOf } from '../docs/operations.ts';
import { writeReadmeFacts } from '../docs/readme-facts.ts';
import { writeClaims } from '../docs/specification-page.ts';
import { generate } from './generate.ts';
import { Problem } from './problem.ts';

const project = join(import.meta.dirname, '../..');

try {
  const described = await generate(project, join(project, 'generated'));
  const services = described.map(({ name, description }) => rowsOf(name, description));
  writeOperationsTable(project, services);
  writeReadmeFacts(project, services);
  writeAgentsFacts(project, services);
  writeEnds(project, services);
  writeNames(project, services);
  writeClaims(project, services);
  // Its imports need what was generated above.
  (await import('../docs/settings-table.ts')).writeSettings(project);
  writeExamples(project);
  console.log('generated/ is up to date with spec/.');
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(`Nothing was changed. ${error.message}`);
  process.exitCode = 1;
}
