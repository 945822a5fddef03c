import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
};

const code = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` });

const services = [
  'auth',
  'back-in-stock',
  'carts',
  'carts-v2',
  'catalog-v1',
  'catalog-v2',
  'catalog-v3',
  'catalog-version',
  'catalog-write',
  'categories',
  'events-v3',
  'graphql',
  'members',
  'oauth2',
  'orders',
  'recovery',
  'redirect-session',
  'rsvp',
  'ticket-definitions',
  'ticket-reservations',
  'ticketing',
  'verification',
];

const each = (entry: (service: string) => [string, unknown]) => Object.fromEntries(services.map(entry));

// A pin: whoever changes the public surface changes this list too, knowingly.
test('the package has exactly these entry points', () => {
  expect(manifest.exports).toEqual({
    '.': code('src/index'),
    './advice': code('generated/advice'),
    ...each((service) => [`./${service}`, code(`generated/${service}/index`)]),
    ...each((service) => [`./${service}/openapi`, code(`generated/${service}/openapi`)]),
    './deprecations': code('src/core/deprecations'),
    './sign-in': code('src/sign-in/index'),
    './preflight': code('src/sign-in/preflight/index'),
    './outcomes': code('src/outcomes/index'),
    './state': code('src/state'),
    './format': code('src/format/index'),
    './webhooks': code('src/webhooks/index'),
    './webhooks/testing': code('src/webhooks/signer'),
    './react': code('src/react/index'),
    './generated': code('src/generated'),
    './react/generated': code('src/react/generated'),
    './react/testing': code('src/react/test-site'),
    ...each((service) => [`./react/${service}`, code(`generated/${service}/queries`)]),
    ...each((service) => [`./zod/${service}`, code(`generated/${service}/zod`)]),
    ...each((service) => [`./mocks/${service}`, code(`generated/${service}/mocks`)]),
    './notifications': code('generated/notifications/index'),
    './zod/notifications': code('generated/notifications/zod'),
    './spec/notifications.yaml': './dist/spec/notifications.yaml',
    './sandbox': code('sandbox/index'),
    './sandbox/browser': code('sandbox/hosts/browser'),
    './sandbox/node': code('sandbox/hosts/node'),
    './sandbox/worker': code('sandbox/hosts/worker'),
    ...each((service) => [`./spec/${service}.yaml`, `./dist/spec/${service}.yaml`]),
    './package.json': './package.json',
  });
});
