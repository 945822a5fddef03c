import { MAILBOX } from '../pages/mailbox-link.ts';
import { json, type SandboxRequest, type SandboxResponse } from '../engine/wire.ts';

/** The answer at the root: the addresses to begin with. */
export const rootAnswer = ({ url }: SandboxRequest): SandboxResponse =>
  json(200, {
    message: 'This is the sandbox: the simulated platform.',
    tokens: `${url.origin}/oauth2/token`,
    mailbox: `${url.origin}${MAILBOX}`,
    control: `${url.origin}/sandbox`,
  });
