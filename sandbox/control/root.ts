import { MAILBOX } from '../pages/mailbox-link.ts';
import { json, type SandboxRequest, type SandboxResponse } from '../engine/wire.ts';

/** What stands at the root. */
export const welcome = ({ url }: SandboxRequest): SandboxResponse =>
  json(200, {
    message: 'This is the sandbox: the simulated platform.',
    tokens: `${url.origin}/oauth2/token`,
    mailbox: `${url.origin}${MAILBOX}`,
    control: `${url.origin}/sandbox`,
  });

/** The answer at an address where there is no operation, or only ones with other methods. */
export const notFound = ({ method, url }: SandboxRequest, methods: readonly string[]): SandboxResponse => {
  const description =
    methods.length > 0
      ? `${url.pathname} is not called with ${method}, but with ${methods.join(' or ')}`
      : `No operation is described at ${method} ${url.pathname}`;
  return json(404, {
    message: 'No such operation',
    details: { applicationError: { code: 'OPERATION_NOT_FOUND', description, data: {} } },
  });
};
