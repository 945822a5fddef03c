import { basePath } from '../lib/base.ts';
import { askForConfig } from './early-config.ts';

/** The configuration in /config.json, which the page reads first. */
export interface Config {
  /** Address of the sandbox, without a trailing slash. */
  readonly sandboxUrl: string;
  readonly clientId: string;
  /** API key of the owner's console. The key belongs to the sandbox; a real one must never reach a page. */
  readonly ownerKey: string;
  /** Script of the service worker that runs the sandbox; undefined if the sandbox is a server. */
  readonly worker?: string | undefined;
}

/**
 * Parses the configuration.
 * @param base Base of relative URLs in it.
 * @throws An error that names the missing field.
 */
export const parseConfig = (value: unknown, base?: string): Config => {
  const { sandboxUrl, clientId, ownerKey, worker } = (value ?? {}) as Partial<Record<keyof Config, unknown>>;
  if (typeof sandboxUrl !== 'string' || !URL.canParse(sandboxUrl, base))
    throw new Error('config.json needs "sandboxUrl", the address that the sandbox printed when it started.');
  if (typeof clientId !== 'string' || clientId === '')
    throw new Error('config.json needs "clientId", the id of the OAuth app.');
  if (typeof ownerKey !== 'string' || ownerKey === '')
    throw new Error('config.json needs "ownerKey", the API key of the sandbox\'s owner.');
  return {
    sandboxUrl: new URL(sandboxUrl, base).href.replace(/\/+$/, ''),
    clientId,
    ownerKey,
    ...(typeof worker === 'string' && { worker: new URL(worker, base).href }),
  };
};

export const loadConfig = async (): Promise<Config> => {
  const response = await askForConfig(basePath);
  if (!response.ok) throw new Error(`config.json could not be read (status ${response.status}).`);
  return parseConfig(await response.json(), location.origin + basePath);
};
