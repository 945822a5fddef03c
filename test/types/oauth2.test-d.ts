import { useCreateToken } from '../../generated/oauth2/queries.ts';
import { createToken, type ViolatedRule } from '../../generated/oauth2/index.ts';
import { openApiClient, oauth2Service } from '../../generated/oauth2/openapi.ts';
import { createClient, isErrorOf, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Token calls that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient();
const openApi = openApiClient(client, oauth2Service);
const clientId = 'shop';
const secret = { client_id: 'app', client_secret: 'secret', instance_id: 'instance' };

export const answers = async (): Promise<void> => {
  const token = await createToken({ clientId, grantType: 'anonymous' }, { client });
  exactly<string>()(token.access_token);
  exactly<number>()(token.expires_in);
  exactly<string | undefined>()(token.refresh_token);
  // @ts-expect-error The wire's names are kept.
  void token.accessToken;
};

export const grants = (): void => {
  // The call needs no identity, so every client may make it.
  void createToken({ clientId, grantType: 'anonymous' }, { client: createClient({ auth: callers.owner }) });
  void createToken({ refreshToken: 'token', grantType: 'refresh_token' }, { client });
  void createToken({ ...secret, grant_type: 'client_credentials' }, { client });
  // @ts-expect-error Not a grant.
  void createToken({ clientId, grantType: 'password' }, { client });
  // @ts-expect-error An app's grant has its other spelling.
  void createToken({ ...secret, grantType: 'client_credentials' }, { client });
  // @ts-expect-error A code without its proof.
  void createToken({ clientId, grantType: 'authorization_code', code: 'code' }, { client });
  // @ts-expect-error A renewal without its token.
  void createToken({ grantType: 'refresh_token' }, { client });
  // @ts-expect-error A field that no grant has.
  void createToken({ clientId, grantType: 'anonymous', audience: 'shop' }, { client });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.POST('/oauth2/token', { body: { clientId, grantType: 'anonymous' } });
  exactly<string | undefined>()(data?.access_token);
  // @ts-expect-error Not a grant.
  await openApi.POST('/oauth2/token', { body: { clientId, grantType: 'password' } });
  // @ts-expect-error A field that no grant has.
  await openApi.POST('/oauth2/token', { body: { clientId, grantType: 'anonymous', audience: '' } });
};

export const useToken = (): void => {
  exactly<string | undefined>()(useCreateToken().data?.access_token);
  useCreateToken().mutate({ data: { clientId, grantType: 'anonymous' } });
  // @ts-expect-error Not a grant.
  useCreateToken().mutate({ data: { clientId, grantType: 'password' } });
};

/** Every declared code has a case, and an undeclared code is kept. */
export const refused = (error: unknown): string => {
  if (!isErrorOf(error, createToken)) return '';
  switch (error.code) {
    case 'invalid_client':
    case 'unauthorized_client':
    case 'unsupported_grant_type':
    case 'invalid_request':
      return 'mend the program';
    case 'invalid_grant':
      return 'ask anew';
    default:
      return error.code;
  }
};

export const rule = (violated: ViolatedRule | Undeclared): string => {
  // @ts-expect-error Mistyped.
  if (violated === 'MAX_LEN') return '';
  return violated === 'MAX_LENGTH' ? 'too long' : violated;
};
