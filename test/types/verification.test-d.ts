import { useStart, useVerifyDuringAuthentication } from '../../generated/verification/queries.ts';
import {
  type AccountStatus,
  resendDuringAuthentication,
  start,
  type StateType,
  verifyDuringAuthentication,
} from '../../generated/verification/index.ts';
import { openApiClient, verificationService } from '../../generated/verification/openapi.ts';
import { createClient, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Verification calls that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const openApi = openApiClient(client, verificationService);
const ownerOpenApi = openApiClient(owner, verificationService);
const given = { code: '123456', stateToken: 'token' };

export const answers = async (): Promise<void> => {
  const { state, sessionToken } = await verifyDuringAuthentication(given, { client });
  exactly<StateType | Undeclared>()(state);
  exactly<string | undefined>()(sessionToken);
  exactly<string | undefined>()((await start({ target: 'EMAIL' }, { client: owner })).verificationId);
  // @ts-expect-error The answer has no such field.
  void (await start({}, { client })).id;
};

export const requests = (): void => {
  // @ts-expect-error An owner does not sign in, so it cannot verify an address.
  void verifyDuringAuthentication(given, { client: owner });
  // @ts-expect-error An owner cannot request another code.
  void resendDuringAuthentication({ stateToken: 'token' }, { client: owner });
  // @ts-expect-error A field that the call does not have.
  void verifyDuringAuthentication({ ...given, email: 'ada@example.com' }, { client });
  // @ts-expect-error The code is missing.
  void verifyDuringAuthentication({ stateToken: 'token' }, { client });
  // @ts-expect-error A code is a text: it may begin with a zero.
  void verifyDuringAuthentication({ ...given, code: 123456 }, { client });
  // @ts-expect-error Only e-mail addresses can be verified.
  void start({ target: 'PHONE' }, { client });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.POST('/v1/auth/verify', { body: given });
  exactly<StateType | Undeclared | undefined>()(data?.state);
  // @ts-expect-error The path is `/v1/Start`, with a capital.
  await openApi.POST('/v1/start', { body: {} });
  await ownerOpenApi.POST('/v1/Start', { body: { target: 'EMAIL' } });
  // @ts-expect-error The code is missing.
  await openApi.POST('/v1/auth/verify', { body: { stateToken: 'token' } });
  // @ts-expect-error A field that the call does not have.
  await openApi.POST('/v1/auth/verify', { body: { ...given, email: '' } });
};

export const useVerification = (): void => {
  exactly<string | undefined>()(useStart().data?.verificationId);
  useVerifyDuringAuthentication().mutate({ data: given });
  // @ts-expect-error The code is missing.
  useVerifyDuringAuthentication().mutate({ data: { stateToken: 'token' } });
  // @ts-expect-error An owner does not sign in, so it cannot verify an address.
  useVerifyDuringAuthentication({ request: { client: owner } });
};

/** Every listed value has a case; a value that the platform adds later is kept, also in lists. */
export const standing = ({ name, reasons }: AccountStatus): string => {
  // @ts-expect-error Mistyped.
  if (reasons.includes('PENDING_EMAIL')) return '';
  switch (name) {
    case 'ACTIVE':
      return '';
    case 'PENDING':
      return reasons.join();
    case 'BLOCKED':
    case 'DELETED':
    case 'OFFLINE':
    case 'UNKNOWN_STATUS':
      return 'closed';
    default:
      return name satisfies Undeclared;
  }
};
