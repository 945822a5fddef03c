import { expect, test } from 'vitest';
import { exportMap } from '../../scripts/export-map.ts';

const code = (file: string) => `./dist/${file}.js`;

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

const each = (entry: (service: string) => [string, string]) => Object.fromEntries(services.map(entry));

// The expected entry points: a change of the public surface must also change this list.
test('the package has exactly these entry points', () => {
  expect(exportMap()).toEqual({
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
    './spec/*.yaml': './dist/spec/*.yaml',
    './sandbox': code('sandbox/index'),
    './sandbox/browser': code('sandbox/hosts/browser'),
    './sandbox/node': code('sandbox/hosts/node'),
    './sandbox/worker': code('sandbox/hosts/worker'),
    './package.json': './package.json',
  });
});
