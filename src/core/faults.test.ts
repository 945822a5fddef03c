import { setInterval as every } from 'node:timers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { after, bytes, closeNow, cut, fine, hang, raw, resetNow } from './testing/loopback.ts';
import { classes, countTimers, LATE, meet, type Row } from './testing/outcomes.ts';

// Broken connections, framing and encodings. Each row runs once for each repeat class, over a new connection and over a reused connection.

let timers: ReturnType<typeof countTimers>;
beforeEach(() => (timers = countTimers()));
afterEach(() => timers.stop());

const OK = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const chunked = `${OK}Transfer-Encoding: chunked\r\n\r\n`;
const length = (n: number | string) => `${OK}Content-Length: ${n}\r\n\r\n`;
const FINE = '{"fine":true}';
const zipped = gzipSync(FINE);
const encoded = (encoding: string, body: Uint8Array) => raw(body, 200, { 'Content-Encoding': encoding });
const corrupt = Uint8Array.from(zipped, (byte, n) => (n === zipped.length - 6 ? byte ^ 255 : byte));
const drip = (head: string, piece: string) =>
  (({ socket }) => {
    socket.write(head);
    const timer = every(() => socket.write(piece), 15);
    socket.on('close', () => clearInterval(timer));
  }) satisfies Row['step'];

const lost = (step: Row['step']): Row => ({
  kind: 'lost',
  step,
  error: { name: 'NetworkError', sent: true },
});
const late = (step: Row['step']): Row => ({ kind: 'late', step, error: { timeoutMs: LATE } });
const fineWith = (step: Row['step'], data: unknown = { fine: true }): Row => ({ kind: 'fine', step, data });
const unusable = (step: Row['step']): Row => ({ kind: 'unusable', step, error: { status: 200 } });
const refused = (step: Row['step'], status: number): Row => ({ kind: 'refused', step, error: { status } });

const faults: Readonly<Record<string, Row>> = {
  // Before the headers.
  'reset without an answer': lost(resetNow),
  'closed without an answer': lost(closeNow),
  'half a status line, closed': lost(bytes('HTTP/1.1 20')),
  'half a status line, reset': lost(bytes('HTTP/1.1 20', 'reset')),
  'a status line alone, closed': lost(bytes('HTTP/1.1 200 OK\r\n')),
  'within a header, closed': lost(bytes(`${OK}X-Req`)),
  'within a header, reset': lost(bytes(`${OK}X-Req`, 'reset')),
  'no HTTP at all': lost(bytes('SSH-2.0-OpenSSH_9.9\r\n')),
  'HTML without headers': lost(bytes('<html><body>hello</body></html>')),
  'the alert of a TLS server': lost(bytes('\u0015\u0003\u0001\u0000\u0002\u0002\u0046')),
  'the preface of HTTP/2': lost(bytes('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')),
  'an unknown HTTP version': lost(bytes('HTTP/9.9 200 OK\r\nContent-Length: 2\r\n\r\n{}')),
  'a status that is not a number': lost(bytes('HTTP/1.1 abc OK\r\nContent-Length: 2\r\n\r\n{}')),
  'a switch of protocols': lost(
    bytes('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
  ),
  'a header that never ends': lost(bytes(`${OK}X-Long: ${'x'.repeat(40_000)}\r\n\r\n{}`)),
  'a header with a NUL': lost(bytes(`${OK}X-Odd: a\u0000b\r\nContent-Length: 2\r\n\r\n{}`)),
  'a header with a space in its name': lost(bytes(`${OK}X Odd: a\r\nContent-Length: 2\r\n\r\n{}`)),
  // Framing of the body.
  'a body cut off, closed': lost(cut(200, 'end')),
  'a body cut off, destroyed': lost(cut(200, 'destroy')),
  'a body cut off, reset': lost(cut(200, 'reset')),
  'headers alone, then reset': lost(bytes(length(13), 'reset')),
  'headers alone, then closed': lost(bytes(length(13))),
  'chunks without the last one': lost(bytes(`${chunked}5\r\n{"a":\r\n`)),
  'chunks, then reset': lost(bytes(`${chunked}5\r\n{"a":\r\n`, 'reset')),
  'a chunk shorter than its declared size': lost(bytes(`${chunked}ff\r\n{"a":1}\r\n`)),
  'a chunk whose size is not a number': lost(bytes(`${chunked}zz\r\n{}\r\n0\r\n\r\n`)),
  'a length that is not a number': lost(bytes(`${length('many')}{}`)),
  'a negative length': lost(bytes(`${length(-1)}{}`)),
  'two lengths that differ': lost(bytes(`${OK}Content-Length: 2\r\nContent-Length: 13\r\n\r\n{}`)),
  'a length beside chunks': lost(
    bytes(`${OK}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`),
  ),
  'a length that is too long': lost(bytes(`${length(50)}${FINE}`)),
  'a length that is too short': unusable(bytes(`${length(5)}${FINE}`)),
  'no length, ended by closing': fineWith(bytes(`${OK}Connection: close\r\n\r\n${FINE}`)),
  'chunks with a trailer': fineWith(bytes(`${chunked}d\r\n${FINE}\r\n0\r\nX-Checksum: 1\r\n\r\n`, 'hang')),
  'chunks of one character each': fineWith(
    bytes(`${chunked}${Array.from(FINE, (char) => `1\r\n${char}\r\n`).join('')}0\r\n\r\n`, 'hang'),
  ),
  'early hints before the answer': fineWith(
    bytes(`HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n${length(13)}${FINE}`, 'hang'),
  ),
  'a second answer without a request': fineWith(
    bytes(`${length(13)}${FINE}HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n`),
  ),
  'a good answer, then the connection is closed': fineWith(bytes(`${length(13)}${FINE}`)),
  // Encodings.
  'plain text declared as gzip': lost(encoded('gzip', Buffer.from(FINE))),
  // Node decodes truncated gzip without an error: only the JSON text shows that its end is missing.
  'gzip cut off': unusable(encoded('gzip', zipped.subarray(0, 20))),
  'gzip with a wrong checksum': lost(encoded('gzip', corrupt)),
  'plain text declared as deflate': lost(encoded('deflate', Buffer.from('\u00ff\u00ff not deflated'))),
  'plain text declared as brotli': lost(encoded('br', Buffer.from(FINE))),
  'gzip twice, declared once': unusable(encoded('gzip', gzipSync(zipped))),
  'gzip without a declared encoding': unusable(raw(zipped)),
  gzip: fineWith(encoded('gzip', zipped)),
  deflate: fineWith(encoded('deflate', deflateSync(FINE))),
  brotli: fineWith(encoded('br', brotliCompressSync(FINE))),
  'gzip twice': fineWith(encoded('gzip, gzip', gzipSync(zipped))),
  // Time.
  'latency within the limit': fineWith(after(60, fine)),
  'latency beyond the limit': late(after(5_000, fine)),
  silence: late(hang),
  'silence after half a status line': late(bytes('HTTP/1.1 20', 'hang')),
  'silence within the headers': late(bytes(`${OK}X-Req`, 'hang')),
  'silence within the body': late(cut(200, 'hang')),
  'silence between chunks': late(bytes(`${chunked}5\r\n{"a":\r\n`, 'hang')),
  'headers that drip': late(drip(OK, 'X-A: b\r\n')),
  'a body that drips': late(drip(chunked, '1\r\n \r\n')),
  // If the status arrived, the error has this status although the body was lost.
  'a 404 whose body is cut off': refused(cut(404, 'end'), 404),
  'a 404 whose body is reset': refused(cut(404, 'reset'), 404),
  'a 409 with plain text declared as gzip': refused(raw('{}', 409, { 'Content-Encoding': 'gzip' }), 409),
  'a 503 whose body is cut off': { kind: 'busy', step: cut(503, 'end'), error: { status: 503 } },
  'a 429 whose body is reset': { kind: 'throttled', step: cut(429, 'reset'), error: { status: 429 } },
};

test('the table has at least 50 faults', () => {
  expect(Object.keys(faults).length).toBeGreaterThanOrEqual(50);
});

describe.each([
  ['over a reused connection', true],
  ['over a new connection', false],
])('%s', (_, keepAlive) => {
  test.each(Object.entries(faults))('%s', async (_name, row) => {
    await Promise.all(classes.map((repeat) => meet(row, repeat, keepAlive)));
    expect(timers.running()).toBe(0);
    // If the response is late, the time limit fires once for each class; otherwise it never fires.
    const limits = timers.fired().filter((ms) => ms >= LATE);
    expect(limits).toEqual(row.kind === 'late' ? classes.map(() => LATE) : []);
  });
});
