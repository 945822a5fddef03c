import type { Plugin } from 'vite';
import { exportedSources } from '../../scripts/build/modules.ts';

/**
 * Builds the playground from the sources of the package. The files of dist/ each join many modules, and a bundler never
 * divides a file, so that the first page would load what only other pages use.
 */
export const packageSources = (): Plugin => {
  const sources = exportedSources();
  return {
    name: 'playground:package-sources',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => sources.get(id) ?? null,
  };
};
