// `npm run api`: writes what every hand-written entry point exports into api/. With --check, as in `npm run
// check`, it only compares the reports, and names the services that the export map lacks.
import { missingEntries } from './missing-entries.ts';
import { apiFolder, presentReports, staleReports, writeReports } from './reports.ts';
import { readServices } from '../docs/operations.ts';
import { project } from '../steps/step.ts';

const present = await presentReports(project);
const stale = staleReports(project, present);

if (process.argv.includes('--check')) {
  const services = readServices(project).map(({ name, operations }) => ({
    name,
    callable: operations.length > 0,
  }));
  const missing = missingEntries(project, services);
  if (missing.length > 0)
    console.error(
      `The export map of package.json lacks entries of generated services. Add under "exports":\n${missing.join('\n')}`,
    );
  if (stale.length > 0)
    console.error(
      `What the package exports has changed. Run "npm run api", read the difference as a user would, and commit it ` +
        `with the change log:\n${stale.map((file) => `  ${apiFolder}/${file}`).join('\n')}`,
    );
  if (missing.length + stale.length > 0) process.exitCode = 1;
} else {
  writeReports(project, present);
  console.log(`${present.size} entry points, ${stale.length} changed.`);
}
