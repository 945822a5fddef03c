import { MAILBOX } from '../../pages/mailbox-link.ts';
import { isControlPath } from '../../control/commands/table.ts';
import { json, type SandboxResponse } from '../../engine/wire.ts';

/** Addresses at which a server listens on every address of the machine. */
const everywhere = ['0.0.0.0', '::', '[::]', ''];

/** A host name or address with an optional port, as in the header `Host`. */
const hostForm = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(?::\d*)?$/i;

/** The name or address of a header `Host`, in one spelling; undefined for any other text. */
const nameOf = (host: string): string | undefined => {
  if (!hostForm.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname.replace(/\.$/, '');
};

const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  /^127\.\d+\.\d+\.\d+$/.test(name) ||
  name === '[::1]' ||
  /^\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\]$/.test(name);

const isAddress = (name: string): boolean => /^\d+(\.\d+){3}$/.test(name) || name.startsWith('[');

/** Whether a path shows or changes what only the person at the sandbox may see: its state, its keys, its mails. */
const isPrivate = (path: string): boolean =>
  isControlPath(path) || path === MAILBOX || path.startsWith(`${MAILBOX}/`);

/**
 * Refuses private paths under foreign names: a page on the internet can point its own name at this machine, and would
 * then be of the same origin as the sandbox.
 * @param listening Name or address that the server listens on.
 * @param names Further names, for example of a container.
 */
export const ownNames = (listening: string, names: readonly string[]) => {
  const isOpen = everywhere.includes(listening);
  const bare = listening.includes(':') && !listening.startsWith('[') ? `[${listening}]` : listening;
  const own = new Set([bare, ...names].map((name) => nameOf(name.toLowerCase())));
  const isOwn = (host: string): boolean => {
    const name = nameOf(host);
    return name !== undefined && (isLoopback(name) || own.has(name) || (isOpen && isAddress(name)));
  };
  /** The refusal of a request; undefined if it may be answered. */
  return (hosts: readonly string[], path: string): SandboxResponse | undefined => {
    const foreign = isPrivate(path) ? hosts.find((host) => !isOwn(host)) : undefined;
    if (foreign === undefined) return undefined;
    const name = JSON.stringify((nameOf(foreign) ?? foreign).slice(0, 200));
    return json(403, {
      message: `The sandbox does not answer ${path} under the host name ${name}, so that no foreign page reads it. Call it as localhost, or allow the name: vitrine sandbox --allow-host <name>, in code startServer(sandbox, { allowedHosts: ['<name>'] }).`,
      details: {},
    });
  };
};
