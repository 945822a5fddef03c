/** What the page reads from /config.json before anything else. */
export interface Config {
  /** Address of the sandbox, without a slash at the end. */
  readonly sandboxUrl: string;
  readonly clientId: string;
}

/** Reads the configuration; a wrong file ends in a message that says what is wrong with it. */
export const parseConfig = (value: unknown): Config => {
  const { sandboxUrl, clientId } = (value ?? {}) as Partial<Record<keyof Config, unknown>>;
  if (typeof sandboxUrl !== 'string' || !URL.canParse(sandboxUrl))
    throw new Error('config.json needs "sandboxUrl", the address that the sandbox printed when it started.');
  if (typeof clientId !== 'string' || clientId === '')
    throw new Error('config.json needs "clientId", the id of the OAuth app.');
  return { sandboxUrl: sandboxUrl.replace(/\/+$/, ''), clientId };
};

export const loadConfig = async (): Promise<Config> => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json could not be read (status ${response.status}).`);
  return parseConfig(await response.json());
};
