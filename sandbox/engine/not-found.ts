import { json, type SandboxRequest, type SandboxResponse } from './wire.ts';

/** The 404 for an address without an operation, or with operations of other methods only. */
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
