// `npm run generate`: writes `generated/` from `spec/`, then the generated parts of the pages: tables, facts and programs. `--
// --watch` writes them after each edit of a description.
import { join } from 'node:path';
import { writeAgentsFacts } from '../docs/agents-facts.ts';
import { writeExamples } from '../docs/blocks.ts';
import { writeEnds } from '../docs/ends-table.ts';
import { writeInstallation } from '../docs/installation.ts';
import { writeNames } from '../docs/migration-table.ts';
import { writeOperationsTable } from '../docs/operations-table.ts';
import { readServices } from '../docs/operations.ts';
import { writeReadmeFacts } from '../docs/readme-facts.ts';
import { generateProject } from '../generate/generate-project.ts';

const project = join(import.meta.dirname, '../..');

await generateProject(project, async () => {
  const services = readServices(project);
  writeOperationsTable(project, services);
  writeReadmeFacts(project, services);
  writeAgentsFacts(project, services);
  writeEnds(project, services);
  writeNames(project, services);
  // Its imports need the generated files.
  (await import('../docs/settings-table.ts')).writeSettings(project);
  writeExamples(project);
  writeInstallation(project);
  console.log('The pages are up to date.');
});
