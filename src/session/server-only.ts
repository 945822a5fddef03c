import { ValidationError } from '../core/errors/call-errors.ts';

/** Options of the identities that have a secret of the site's owner. */
export interface SecretOptions {
  /**
   * Allows use in a browser, although everybody who opens the page can read the secret and act as the owner. For pages
   * that only the owner opens, such as a tool on the local machine. Default: false, which throws.
   */
  readonly dangerouslyAllowBrowser?: boolean | undefined;
}

/**
 * Rejects a secret in a page.
 * @throws ValidationError (`secret-in-browser`) in a page, unless the option allows it.
 */
export const assertServerOnly = (name: string, { dangerouslyAllowBrowser }: SecretOptions): void => {
  const { window, document } = globalThis as { window?: unknown; document?: unknown };
  if (window && document && !dangerouslyAllowBrowser)
    throw new ValidationError(
      `${name}() holds a secret that everybody who opens this page could read. Make its calls on a server, and use oauth() here. ` +
        'A page that only its author ever opens may set dangerouslyAllowBrowser: true.',
      { code: 'secret-in-browser' },
    );
};
