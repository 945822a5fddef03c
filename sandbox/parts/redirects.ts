import { contract } from '../../generated/redirect-session/contract.ts';
import { createRedirectSession } from '../rules/redirects/redirect-sessions.ts';
import type { Part } from './part.ts';

export const part: Part = { operations: contract, rules: { createRedirectSession } };
