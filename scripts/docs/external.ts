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

/** Takes the logo, the icons and the measurements of the REST reference's own script out of a page. */
export const withoutExternal = (html: string): string =>
  html.replaceAll(
    /https:\/\/(?:cdn\.redoc\.ly|cdn\.redocly\.com|otel\.cloud\.redocly\.com)\/[^"'`\s]+/g,
    'data:,',
  );

/** {@link externalResources} of every page, script and style sheet of a folder, as `file: what`. */
export const externalResourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|css|js)$/.test(file))
    .flatMap((file) =>
      externalResources(readFileSync(join(folder, file), 'utf8')).map((found) => `${file}: ${found}`),
    );
