import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../.cache/yaml');

/**
 * Reads a YAML file as a plain value, without source positions. Several processes of one run read the same
 * descriptions, and JSON is parsed forty times as fast as YAML. So each content is parsed once and cached as
 * JSON, named by its digest.
 */
export const readYaml = (file: string): unknown => {
  const text = readFileSync(file, 'utf8');
  const kept = join(folder, `${createHash('sha256').update(text).digest('hex')}.json`);
  try {
    return JSON.parse(readFileSync(kept, 'utf8')) as unknown;
  } catch {
    const value: unknown = parse(text);
    mkdirSync(folder, { recursive: true });
    // Each process writes a complete file and renames it, so concurrent readers of the same YAML never see a
    // partial one.
    const draft = `${kept}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(value));
    renameSync(draft, kept);
    return value;
  }
};
