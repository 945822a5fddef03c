import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
};

const code = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` });

// A pin: whoever changes the public surface changes this list too, knowingly.
test('the package has exactly these entry points', () => {
  expect(manifest.exports).toEqual({
    '.': code('src/index'),
    './carts': code('generated/carts/index'),
    './catalog-v1': code('generated/catalog-v1/index'),
    './catalog-v2': code('generated/catalog-v2/index'),
    './oauth2': code('generated/oauth2/index'),
    './redirect-session': code('generated/redirect-session/index'),
    './react': code('src/react/index'),
    './react/carts': code('generated/carts/hooks'),
    './react/catalog-v1': code('generated/catalog-v1/hooks'),
    './react/catalog-v2': code('generated/catalog-v2/hooks'),
    './react/oauth2': code('generated/oauth2/hooks'),
    './react/redirect-session': code('generated/redirect-session/hooks'),
    './zod/carts': code('generated/carts/zod'),
    './zod/catalog-v1': code('generated/catalog-v1/zod'),
    './zod/catalog-v2': code('generated/catalog-v2/zod'),
    './zod/oauth2': code('generated/oauth2/zod'),
    './zod/redirect-session': code('generated/redirect-session/zod'),
    './mocks/carts': code('generated/carts/mocks'),
    './mocks/catalog-v1': code('generated/catalog-v1/mocks'),
    './mocks/catalog-v2': code('generated/catalog-v2/mocks'),
    './mocks/oauth2': code('generated/oauth2/mocks'),
    './mocks/redirect-session': code('generated/redirect-session/mocks'),
    './sandbox': code('src/sandbox/index'),
    './sandbox/browser': code('src/sandbox/browser'),
    './sandbox/node': code('src/sandbox/node'),
    './spec/carts.yaml': './dist/spec/carts.yaml',
    './spec/catalog-v1.yaml': './dist/spec/catalog-v1.yaml',
    './spec/catalog-v2.yaml': './dist/spec/catalog-v2.yaml',
    './spec/oauth2.yaml': './dist/spec/oauth2.yaml',
    './spec/redirect-session.yaml': './dist/spec/redirect-session.yaml',
    './package.json': './package.json',
  });
});
