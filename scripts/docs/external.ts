import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Resources that a browser would load by itself from another host: scripts, styles, pictures, fonts, frames. */
const patterns = [
  /<(?:script|img|iframe|source|audio|video|embed)\b[^>]*\bsrc(?:set)?\s*=\s*["']?(?:https?:)?\/\/[^"'\s>]+/gi,
  /<link\b(?=[^>]*\brel\s*=\s*["']?(?:stylesheet|preload|preconnect|modulepreload|icon|dns-prefetch))[^>]*\bhref\s*=\s*["']?(?:https?:)?\/\/[^"'\s>]+/gi,
  /@import\s+(?:url\()?["']?(?:https?:)?\/\/[^"')\s]+/gi,
  // Addresses in scripts whose hosts serve only files or measurements.
  /["'`]https?:\/\/(?:cdn|fonts|otel|unpkg)\.[^"'`\s]+/gi,
  /url\(\s*["']?(?:https?:)?\/\/[^"')\s]+/gi,
];

/**
 * The parts of a text for which a browser would send a request to another host. Plain links do not count,
 * because only a reader follows them.
 */
export const externalResources = (text: string): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found.slice(0, 200)));

/**
 * {@link externalResources} of our pages, scripts and style sheets in a folder, as `file: what`. Pages that other tools
 * write are left as they are.
 */
export const externalResourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|css|js)$/.test(file) && !/^(rest\.html|typescript[\\/])/.test(file))
    .flatMap((file) =>
      externalResources(readFileSync(join(folder, file), 'utf8')).map((found) => `${file}: ${found}`),
    );
