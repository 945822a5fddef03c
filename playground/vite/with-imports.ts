import type { OutputChunk } from 'rolldown';

/** The names of a chunk and of all chunks that it imports. */
export const withImports = (
  name: string,
  chunks: readonly OutputChunk[],
  found = new Set<string>(),
): Set<string> => {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
    withImports(imported, chunks, found);
  return found;
};
