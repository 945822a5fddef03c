// Runs before any package is installed, under the Node of the machine (20 or later): no dependencies, no
// TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));
const modules = join(project, 'node_modules');

/** The pinned Node 24 that every other script runs under; `npm ci` brings it. */
export const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Installs the packages of package-lock.json unless they are there already.
 * @throws Error with one paragraph that says what to do, when that fails.
 */
export const setUp = () => {
  if (Number(process.versions.node.split('.', 1)[0]) < 20)
    throw new Error(
      `This is Node ${process.versions.node}; Vitrine needs Node 20 or later to set itself up. ` +
        'Install a current Node from nodejs.org and run the same command again.',
    );
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json (once; about a minute) ...');
  const { status, signal } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: project,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (signal) throw new Error(`npm ci was stopped by ${signal}. Run the same command again.`);
  if (status !== 0 || !isInstalled())
    throw new Error(
      `npm ci did not install the packages (exit code ${status ?? 'none'}); its own message is above. ` +
        'The usual reasons are no connection to the package registry, a proxy that npm does not know ' +
        '(npm config set https-proxy ...), a full disk, or a package-lock.json that was edited by hand. ' +
        'Mend that and run the same command again; nothing else needs to be undone.',
    );
};

/** npm writes a record of the installed packages into node_modules as the last step of an installation. */
const isInstalled = () => {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record) || !existsSync(pinnedNode)) return false;
  const wanted = packagesOf(join(project, 'package-lock.json'));
  const found = packagesOf(record);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    // Optional packages belong to one platform each: most of them are rightly absent.
    if (path === '' || (optional && !found[path])) return true;
    return found[path]?.version === version;
  });
};

/** @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
