import type { LogEntry } from '../../site/request-log.ts';

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
