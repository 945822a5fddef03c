import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SandboxResponse } from '../../engine/wire.ts';

/** Connections that faults or streams keep open. */
export interface OpenConnections {
  /** Sends an answer with its delay, its early end or its stream, if it has one. */
  send(incoming: IncomingMessage, outgoing: ServerResponse, answer: SandboxResponse): void;
  /** Ends all open connections. */
  end(): void;
}

/** Answers over node:http that wait, hang, end early or stream. */
export const createOpenConnections = (): OpenConnections => {
  const open = new Set<() => void>();

  /** Keeps the function that ends a connection until the connection has ended by itself. */
  const keep = (outgoing: ServerResponse, end: () => void) => {
    open.add(end);
    outgoing.once('close', () => {
      open.delete(end);
      end();
    });
  };

  const stream = (outgoing: ServerResponse, { status, headers, body, stream: follow }: SandboxResponse) => {
    outgoing.writeHead(status, headers);
    outgoing.write(body);
    const leave = follow?.((text) => outgoing.write(text));
    keep(outgoing, () => {
      leave?.();
      outgoing.end();
    });
  };

  const sendNow = (incoming: IncomingMessage, outgoing: ServerResponse, answer: SandboxResponse): void => {
    const { status, headers, body, connection } = answer;
    if (connection?.end === 'hang') return keep(outgoing, () => outgoing.destroy());
    if (connection?.end === 'reset') {
      incoming.socket.resetAndDestroy();
      return;
    }
    if (answer.stream && incoming.method !== 'HEAD') return stream(outgoing, answer);
    const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(body) };
    // Node would add the time of the machine.
    outgoing.sendDate = false;
    outgoing.writeHead(status, { ...headers, ...length });
    if (connection?.end === 'truncated') {
      const bytes = Buffer.from(body);
      const half = bytes.subarray(0, Math.ceil(bytes.length / 2));
      outgoing.write(half, () => outgoing.destroy());
      return;
    }
    // Text is sent to the socket together with the headers, in one write.
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  };

  return {
    send(incoming, outgoing, answer) {
      const delay = answer.connection?.delayMs;
      if (!delay) {
        sendNow(incoming, outgoing, answer);
        return;
      }
      const timer = setTimeout(() => {
        open.delete(end);
        if (!outgoing.destroyed) sendNow(incoming, outgoing, answer);
      }, delay);
      const end = () => {
        clearTimeout(timer);
        outgoing.destroy();
      };
      open.add(end);
    },
    end() {
      for (const close of open) close();
      open.clear();
    },
  };
};
