// Writes `generated/` from `spec/`, and nothing else. `npm run generate` also writes the generated parts of the pages.
import { join } from 'node:path';
import { generateProject } from './generate-project.ts';

await generateProject(join(import.meta.dirname, '../..'));
