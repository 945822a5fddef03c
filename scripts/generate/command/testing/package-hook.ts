/** Resolves `vitrine/…` to the sources, so that generated code can import the package without a build. */
import { registerHooks } from 'node:module';

const source = (path: string): string => new URL(`../../../../${path}`, import.meta.url).href;

const entries: Readonly<Record<string, string>> = {
  vitrine: 'src/index.ts',
  'vitrine/generated': 'src/generated.ts',
  'vitrine/react/generated': 'src/react/generated.ts',
};

registerHooks({
  resolve: (specifier, context, next) => {
    const entry = entries[specifier];
    return entry === undefined ? next(specifier, context) : next(source(entry), context);
  },
});
