import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';

/** One operation as the tables show it. */
export interface OperationRow {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  readonly repeat: string;
  readonly identity: readonly string[];
  readonly errors: readonly string[];
}

/** One service with its operations, in the order of its description. */
export interface ServiceRows {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly operations: readonly OperationRow[];
}

interface Description {
  readonly info: { title: string; summary?: string };
  readonly paths?: Record<string, Record<string, { summary?: string }>>;
}

type Facts = Record<string, Omit<OperationRow, 'id' | 'summary'>>;

/** What each repeat class means, in a few words. */
export const repeatWords: Record<string, string> = {
  read: 'safe to repeat',
  same: 'same result when repeated',
  adds: 'repeating adds again',
  never: 'never repeated',
};

/** Everything that the tables need, from the generated facts and descriptions. */
export const readServices = async (project: string): Promise<ServiceRows[]> => {
  const folder = join(project, 'generated');
  const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());
  return Promise.all(names.sort().map((name) => readService(join(folder, name), name)));
};

const readService = async (folder: string, name: string): Promise<ServiceRows> => {
  const { info, paths } = parse(readFileSync(join(folder, 'openapi.yaml'), 'utf8')) as Description;
  const about = { name, title: info.title, summary: info.summary ?? '' };
  // Notifications are not called: their description has no facts.
  if (!existsSync(join(folder, 'facts.ts'))) return { ...about, operations: [] };
  const { facts } = (await import(pathToFileURL(join(folder, 'facts.ts')).href)) as {
    facts: { operations: Facts };
  };
  const operations = Object.entries(facts.operations).map(
    ([id, { method, path, repeat, identity, errors }]) => ({
      id,
      summary: paths?.[path]?.[method.toLowerCase()]?.summary ?? '',
      method,
      path,
      repeat,
      identity,
      errors,
    }),
  );
  return { ...about, operations };
};

/** Who may call, in words: an operation that lists nobody needs no token. */
export const callers = (identity: readonly string[]): string => identity.join(', ') || 'anybody';
