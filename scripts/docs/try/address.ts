/** Default address of `npx vitrine sandbox`. */
export const DEFAULT_ADDRESS = 'http://localhost:4010';

/** The address of a sandbox without a slash at its end, or a sentence with the problem of the given text. */
export const addressOf = (typed: string): { address: string } | { problem: string } => {
  const address = typed.trim().replace(/\/+$/, '');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return { problem: `The address of a sandbox looks like ${DEFAULT_ADDRESS}.` };
  if (/(^|\.)wix(apis)?\.com$/.test(url.hostname))
    return { problem: 'That is the platform itself. This page sends to sandboxes only.' };
  return { address };
};
