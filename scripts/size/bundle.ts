import { build } from 'esbuild';
import { project } from '../steps/step.ts';

/** Code as a user's bundler would send it: everything inside but React, minified. */
export const bundled = async (code: string, folder = project): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder, loader: 'tsx' },
    jsx: 'automatic',
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
};
