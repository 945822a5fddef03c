import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createSandbox } from '../../sandbox/index.ts';
import { startServer } from '../../sandbox/hosts/http/serve.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/any-language.md'), 'utf8');
const [, script = ''] = /```sh\n(host=[\s\S]*?)```/.exec(page) ?? [];

test('the shell script of the page gets from the first token to the paid order with curl only', async () => {
  const sandbox = createSandbox();
  const server = await startServer(sandbox, { port: 0 });
  try {
    const { stdout, stderr } = await promisify(execFile)('sh', ['-euc', script], {
      env: { PATH: process.env['PATH'], HOST: server.url },
    });
    expect(stderr).toBe('');
    const said = stdout.trim().split('\n');
    expect(said.slice(0, -1)).toEqual([
      'Table',
      'Studio Tee',
      '"availableForPurchase":true',
      '"quantity":3',
      expect.stringContaining('"code":"WELCOME10"'),
      '€115.07',
    ]);
    const [order] = sandbox.orders;
    expect(said.at(-1)).toContain(`http://localhost:5173/thanks?orderId=${order?.id}&orderNumber=10001`);
    expect(order).toMatchObject({
      paymentStatus: 'PAID',
      couponCode: 'WELCOME10',
      buyer: { email: 'ada@example.org', name: 'Ada Lovelace' },
      lines: [{ name: 'Studio Tee', quantity: 3 }],
    });
  } finally {
    await server.close();
  }
});
