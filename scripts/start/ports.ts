import { createServer } from 'node:net';

/** How many ports after the usual one are tried. */
const tries = 20;

/**
 * The port to use: the requested port, otherwise the usual port, or the next free port after it.
 * @throws Error when the requested port is invalid or busy, or when no port is free.
 */
export const choosePort = async (name: string, asked: string | undefined, usual: number): Promise<number> => {
  if (asked !== undefined) {
    const port = Number(asked);
    if (!/^\d+$/.test(asked) || port < 1 || port > 65_535)
      throw new Error(`"${asked}" is not a port for the ${name}: give a number from 1 to 65535.`);
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} for the ${name} is busy: another program listens there. Give another port, or none to take the next free one.`,
      );
    return port;
  }
  for (let port = usual; port < usual + tries; port++) if (await isFree(port)) return port;
  throw new Error(`The ports ${usual} to ${usual + tries - 1} are all busy; give one for the ${name}.`);
};

/** A browser may resolve "localhost" to either protocol, so a port is free only if both addresses are. */
const isFree = async (port: number): Promise<boolean> => {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) if (!(await canListen(port, host))) return false;
  return true;
};

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no such address, so no process listens there.
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
