import type { Mail as SandboxMail } from 'vitrine/sandbox';

/** A mail as the sandbox lists it. */
export type Mail = SandboxMail;

/** The sentences of a mail: its text without the subject, the code and the links, which stand elsewhere. */
export const paragraphsOf = ({ text, subject, code, links }: Mail): string[] =>
  text
    .split('\n\n')
    .filter(
      (part) =>
        part !== subject && part !== code && !links.some(({ label, url }) => part === `${label}: ${url}`),
    );

/** The token of a link that sets a password; undefined for any other mail. */
export const tokenOf = ({ kind, links }: Mail): string | undefined => {
  const [link] = links;
  if ((kind !== 'recovery' && kind !== 'activation') || !link || !URL.canParse(link.url)) return undefined;
  return new URL(link.url).searchParams.get('token') ?? undefined;
};
