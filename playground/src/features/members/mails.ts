import type { Mail as SandboxMail } from 'vitrine/sandbox';

/** An e-mail in the sandbox's list. */
export type Mail = SandboxMail;

/** A value from an e-mail in the URL fragment of this page, which is never sent to a server or logged. */
export const valueHere = (name: 'code' | 'token'): string =>
  new URLSearchParams(location.hash.slice(1)).get(name) ?? '';

/** The paragraphs of an e-mail without subject, code and links, which are shown separately. */
export const paragraphsOf = ({ text, subject, code, links }: Mail): string[] =>
  text
    .split('\n\n')
    .filter(
      (part) =>
        part !== subject && part !== code && !links.some(({ label, url }) => part === `${label}: ${url}`),
    );

/** The token of a password link; undefined for any other e-mail. */
export const tokenOf = ({ kind, links }: Mail): string | undefined => {
  const [link] = links;
  if ((kind !== 'recovery' && kind !== 'activation') || !link || !URL.canParse(link.url)) return undefined;
  return new URL(link.url).searchParams.get('token') ?? undefined;
};
