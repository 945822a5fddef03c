import type { RawHttpResponse } from '../../generated/auth/types.ts';
import type { SandboxRequest, SandboxResponse } from './wire.ts';

/** An envelope that redirects a browser. */
export const leadTo = (location: string, ...more: RawHttpResponse['headers']): RawHttpResponse => ({
  body: '',
  statusCode: 302,
  headers: [{ key: 'Location', value: location }, ...more],
});

const isEnvelope = (answer: unknown): answer is RawHttpResponse =>
  typeof answer === 'object' && answer !== null && 'statusCode' in answer && 'headers' in answer;

/**
 * Unpacks an envelope for a browser that visits the address of a call, as the gateway of the platform does. Undefined
 * for any other answer, and for programs, which read the envelope themselves.
 */
export const unpacked = (answer: unknown, request: SandboxRequest): SandboxResponse | undefined =>
  isEnvelope(answer) && request.header('accept')?.includes('text/html')
    ? {
        status: answer.statusCode ?? 200,
        headers: {
          'referrer-policy': 'no-referrer',
          ...Object.fromEntries(answer.headers.map(({ key, value }) => [key.toLowerCase(), value])),
        },
        body: atob(answer.body),
      }
    : undefined;
