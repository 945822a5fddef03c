import { join } from 'node:path';
import { readYaml } from '../../scripts/read-yaml.ts';

interface Bundle {
  readonly webhooks: Readonly<
    Record<string, { readonly post: { readonly summary: string; 'x-generation'?: 2 } }>
  >;
}

/** Every notification of the first contract family with its summary, in the order of the description. */
export const notificationTypes = (project: string): Record<string, string> => {
  const { webhooks } = readYaml(join(project, 'generated/notifications/openapi.yaml')) as Bundle;
  return Object.fromEntries(
    Object.entries(webhooks)
      .filter(([, { post }]) => post['x-generation'] !== 2)
      .map(([type, { post }]) => [type, `${post.summary}.`]),
  );
};
