import { join } from 'node:path';
import { writeExamples } from './docs/blocks.ts';
import { writeNames } from './docs/migration-table.ts';
import { writeReadmeTable } from './docs/readme-table.ts';
import { generate } from './generate/generate.ts';
import { Problem } from './generate/problem.ts';

const project = join(import.meta.dirname, '..');

try {
  await generate(project, join(project, 'generated'));
  writeReadmeTable(project);
  writeNames(project);
  writeExamples(project);
  console.log('generated/ is up to date with spec/.');
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(`Nothing was changed. ${error.message}`);
  process.exitCode = 1;
}
