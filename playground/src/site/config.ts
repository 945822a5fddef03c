import { basePath } from '../lib/base.ts';

/** What the page reads from /config.json before anything else. */
export interface Config {
  /** Address of the sandbox, without a slash at the end. */
  readonly sandboxUrl: string;
  readonly clientId: string;
  /** The key with which the owner's console calls. The sandbox's own; a real one never belongs into a page. */
  readonly ownerKey: string;
  /** The script of the service worker in which the sandbox lives; undefined where it is a server. */
  readonly worker?: string | undefined;
}

/**
 * Reads the configuration; a wrong file ends in a message that says what is wrong with it.
 * @param base What relative addresses in it begin at.
 */
export const parseConfig = (value: unknown, base?: string): Config => {
  const { sandboxUrl, clientId, ownerKey, worker } = (value ?? {}) as Partial<Record<keyof Config, unknown>>;
  if (typeof sandboxUrl !== 'string' || !URL.canParse(sandboxUrl, base))
    throw new Error('config.json needs "sandboxUrl", the address that the sandbox printed when it started.');
  if (typeof clientId !== 'string' || clientId === '')
    throw new Error('config.json needs "clientId", the id of the OAuth app.');
  if (typeof ownerKey !== 'string' || ownerKey === '')
    throw new Error('config.json needs "ownerKey", the API key that the sandbox takes for its owner.');
  return {
    sandboxUrl: new URL(sandboxUrl, base).href.replace(/\/+$/, ''),
    clientId,
    ownerKey,
    ...(typeof worker === 'string' && { worker: new URL(worker, base).href }),
  };
};

export const loadConfig = async (): Promise<Config> => {
  const base = location.origin + basePath;
  const response = await fetch(`${base}config.json`);
  if (!response.ok) throw new Error(`config.json could not be read (status ${response.status}).`);
  return parseConfig(await response.json(), base);
};
