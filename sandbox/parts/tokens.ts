import { contract } from '../../generated/oauth2/contract.ts';
import { readTokenRequest } from '../rules/tokens/read-token-request.ts';
import { createToken } from '../rules/tokens/tokens.ts';
import type { Part } from './part.ts';

export const part: Part = {
  operations: contract,
  rules: { createToken },
  bodyReaders: { createToken: readTokenRequest },
};
