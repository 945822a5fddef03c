import type { LogEntry } from '../../site/request-log.ts';

const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Headers added by the browser, and headers that identify the caller. */
const left = /^(accept|user-agent|content-length|origin|referer|sec-|authorization$|host$)/;

/** A call as a curl command; the token is a shell variable. */
export const asCurl = ({ wire, body }: LogEntry): string | undefined => {
  if (!wire) return undefined;
  const headers = wire.requestHeaders.filter(([name]) => !left.test(name));
  const token = wire.requestHeaders.some(([name]) => name === 'authorization');
  const parts = [
    `curl ${wire.method === 'GET' ? '' : `-X ${wire.method} `}${shell(wire.url)}`,
    ...(token ? ['-H "authorization: $TOKEN"'] : []),
    ...headers.map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${shell(JSON.stringify(body))}`]),
  ];
  return parts.join(' \\\n  ');
};

/** A call and its response as plain data for a test, without secrets. */
export const asFixture = ({ call, query, wire }: LogEntry): string => {
  const parsed = (text: string | undefined): unknown => {
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  };
  const fixture = {
    operation: call.operation,
    method: call.method,
    target: query === '' ? call.path : `${call.path}?${query}`,
    body: parsed(wire?.requestBody),
    status: wire?.status ?? null,
    answer: parsed(wire?.responseBody),
  };
  return `${JSON.stringify(fixture, undefined, 2)}\n`;
};
