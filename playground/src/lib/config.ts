/** What the page reads from /config.json before anything else. */
export interface Config {
  /** Address of the sandbox, without a slash at the end. */
  readonly sandboxUrl: string;
  readonly clientId: string;
  /** The key with which the owner's console calls. The sandbox's own; a real one never belongs into a page. */
  readonly ownerKey: string;
}

/** Reads the configuration; a wrong file ends in a message that says what is wrong with it. */
export const parseConfig = (value: unknown): Config => {
  const { sandboxUrl, clientId, ownerKey } = (value ?? {}) as Partial<Record<keyof Config, unknown>>;
  if (typeof sandboxUrl !== 'string' || !URL.canParse(sandboxUrl))
    throw new Error('config.json needs "sandboxUrl", the address that the sandbox printed when it started.');
  if (typeof clientId !== 'string' || clientId === '')
    throw new Error('config.json needs "clientId", the id of the OAuth app.');
  if (typeof ownerKey !== 'string' || ownerKey === '')
    throw new Error('config.json needs "ownerKey", the API key that the sandbox takes for its owner.');
  return { sandboxUrl: sandboxUrl.replace(/\/+$/, ''), clientId, ownerKey };
};

export const loadConfig = async (): Promise<Config> => {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`);
  if (!response.ok) throw new Error(`config.json could not be read (status ${response.status}).`);
  return parseConfig(await response.json());
};
