import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsList } from '../../sandbox/hosts/cli/settings-help.ts';
import { scenarioList } from '../../sandbox/seeds/scenarios.ts';
import { withMarked } from './marked.ts';

const file = 'docs/sandbox.md';
const scenarioMarks = {
  begin: '<!-- scenarios: written by `npm run generate` -->',
  end: '<!-- /scenarios -->',
};
const marks = { begin: '<!-- settings: written by `npm run generate` -->', end: '<!-- /settings -->' };

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The page with one line for each scenario of the sandbox; the rest of the page is unchanged. */
const withScenarios = (page: string): string =>
  withMarked(
    file,
    page,
    scenarioMarks,
    [
      '| Scenario | Site |',
      '|---|---|',
      ...scenarioList.map(({ name, about }) => `| \`${name}\` | ${cell(about)} |`),
    ].join('\n'),
  );

/**
 * The page with one line for each scenario and each setting of the sandbox; the rest of the page is
 * unchanged.
 */
export const withSettings = (page: string): string =>
  withMarked(
    file,
    withScenarios(page),
    marks,
    [
      '| Setting | Values | Default | Meaning |',
      '|---|---|---|---|',
      ...settingsList.map(
        ({ name, form, initial, about }) =>
          `| \`${name}\` | ${cell(form)} | ${initial === '' ? '' : `\`${cell(initial)}\``} | ${cell(about)} |`,
      ),
    ].join('\n'),
  );

/** Writes the scenarios and the settings of the sandbox into docs/sandbox.md, if the project has that page. */
export const writeSettings = (project: string): void => {
  const path = join(project, file);
  if (!existsSync(path)) return;
  const page = readFileSync(path, 'utf8');
  const updated = withSettings(page);
  if (updated !== page) writeFileSync(path, updated);
};
