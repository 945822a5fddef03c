import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { debian, installBy } from './install.ts';

/** The program on the PATH or in its usual place. */
const findNginx = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file));

/**
 * A reverse proxy as in front of a deployed shop: it passes the public host on, and says that people came over HTTPS, as
 * behind a proxy that ends TLS.
 */
const configured = (port: number, target: number): string => `daemon off;
master_process off;
pid nginx.pid;
error_log error.log warn;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  upstream shop { server 127.0.0.1:${target}; keepalive 32; }
  server {
    listen ${port};
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto https;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`;

/**
 * Starts nginx on a port of localhost, in front of another port; it is installed on Debian if it is missing.
 * @throws Error that names the solution if there is no nginx, or with its messages if it does not start.
 */
export const startNginx = async (port: number, target: number): Promise<AsyncDisposable> => {
  const program = findNginx() ?? installBy(debian('nginx-light'), findNginx);
  if (!program)
    throw new Error('This check needs nginx: install it with the means of this machine, and run it again.');
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'));
  writeFileSync(join(folder, 'nginx.conf'), configured(port, target));
  const server = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  server.once('error', () => undefined);
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100 && server.exitCode === null; tries++) {
    const isOpen = await fetch(`http://localhost:${port}`).then(
      () => true,
      () => false,
    );
    if (isOpen) return { [Symbol.asyncDispose]: stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const log = join(folder, 'error.log');
  const words = existsSync(log) ? readFileSync(log, 'utf8') : '';
  await stop();
  throw new Error(`${program} did not start:\n${words}`);
};
