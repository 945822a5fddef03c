import { build } from 'esbuild';
import { project } from '../steps/step.ts';

/** The minified bundle of a user's code, with all dependencies except React. */
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
