import {
  useRecover,
  useSendActivationEmail,
  useSendRecoveryEmail,
} from '../../generated/recovery/queries.ts';
import {
  type IdentityFactor,
  recover,
  sendActivationEmail,
  sendRecoveryEmail,
  type StateType,
} from '../../generated/recovery/index.ts';
import { openApiClient, recoveryService } from '../../generated/recovery/openapi.ts';
import { createClient, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Password recovery calls that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const openApi = openApiClient(client, recoveryService);
const ownerOpenApi = openApiClient(owner, recoveryService);
const email = 'ada@example.com';

export const answers = async (): Promise<void> => {
  const { state, identity } = await recover({ recoveryToken: 'token', password: 'secret' }, { client });
  exactly<StateType | Undeclared>()(state);
  exactly<string | undefined>()(identity?.id);
  // @ts-expect-error The answer has no such field.
  void (await recover({ recoveryToken: 'token' }, { client })).member;
};

export const requests = (): void => {
  void sendRecoveryEmail({ email, redirect: { url: 'https://example.com' } }, { client });
  void sendActivationEmail({ identityId: 'id' }, { client: owner });
  // @ts-expect-error Visitors and members send no invitations.
  void sendActivationEmail({ identityId: 'id' }, { client });
  // @ts-expect-error An owner has no password to recover.
  void recover({ recoveryToken: 'token' }, { client: owner });
  // @ts-expect-error A field that the call does not have.
  void sendRecoveryEmail({ email, subject: 'Hello' }, { client });
  // @ts-expect-error A field that the redirect does not have.
  void sendRecoveryEmail({ email, redirect: { uri: 'https://example.com' } }, { client });
  // @ts-expect-error The address is missing.
  void sendRecoveryEmail({ language: 'de' }, { client });
  // @ts-expect-error The token is missing.
  void recover({ password: 'secret' }, { client });
  // @ts-expect-error A token is a text.
  void recover({ recoveryToken: 42 }, { client });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.POST('/v1/recover', { body: { recoveryToken: 'token' } });
  exactly<StateType | Undeclared | undefined>()(data?.state);
  // @ts-expect-error Visitors and members send no invitations.
  await openApi.POST('/v1/activation-email', { body: { identityId: 'id' } });
  await ownerOpenApi.POST('/v1/activation-email', { body: { identityId: 'id' } });
  // @ts-expect-error A field that the call does not have.
  await openApi.POST('/v1/send-email', { body: { email, subject: 'Hello' } });
  // @ts-expect-error The address is missing.
  await openApi.POST('/v1/send-email', { body: {} });
};

export const useRecovery = (): void => {
  exactly<StateType | Undeclared | undefined>()(useRecover().data?.state);
  useSendRecoveryEmail().mutate({ data: { email } });
  // @ts-expect-error A field that the call does not have.
  useSendRecoveryEmail().mutate({ data: { email, subject: 'Hello' } });
  // @ts-expect-error The address is missing.
  useSendRecoveryEmail().mutate({ data: {} });
  // @ts-expect-error Visitors and members send no invitations.
  useSendActivationEmail({ request: { client } });
};

/** Every listed value has a case; a value that the platform adds later is kept. */
export const usable = ({ status }: IdentityFactor): boolean | Undeclared => {
  switch (status) {
    case 'ACTIVE':
      return true;
    case 'INACTIVE':
    case 'REQUIRE_REENROLL':
      return false;
    default:
      return status satisfies Undeclared;
  }
};
