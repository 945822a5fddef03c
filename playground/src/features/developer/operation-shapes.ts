import type { ServiceName } from 'vitrine';
import { operations } from 'virtual:operations';
import type { OperationShape } from './call-code.ts';

const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  auth: () => import('vitrine/auth'),
  'back-in-stock': () => import('vitrine/back-in-stock'),
  carts: () => import('vitrine/carts'),
  'catalog-v1': () => import('vitrine/catalog-v1'),
  'catalog-v2': () => import('vitrine/catalog-v2'),
  'catalog-write': () => import('vitrine/catalog-write'),
  categories: () => import('vitrine/categories'),
  'events-v3': () => import('vitrine/events-v3'),
  graphql: () => import('vitrine/graphql'),
  members: () => import('vitrine/members'),
  oauth2: () => import('vitrine/oauth2'),
  orders: () => import('vitrine/orders'),
  recovery: () => import('vitrine/recovery'),
  'redirect-session': () => import('vitrine/redirect-session'),
  rsvp: () => import('vitrine/rsvp'),
  ticketing: () => import('vitrine/ticketing'),
  verification: () => import('vitrine/verification'),
};

/** Returns the code facts of an operation; undefined if no OpenAPI file has its path. */
export const shapeOf = async (
  service: ServiceName,
  operation: string,
): Promise<OperationShape | undefined> => {
  const module = (await modules[service]?.()) as Readonly<Record<string, unknown>> | undefined;
  const call = module?.[operation];
  const path = operations.find((one) => one.service === service && one.id === operation)?.path;
  return path !== undefined && typeof call === 'function' ? { path, length: call.length } : undefined;
};
