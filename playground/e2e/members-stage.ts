import type { Page } from 'playwright';
import { en as text } from '../src/text/en.ts';
import { shows, type Site, tellBodies } from './visit.ts';

/** The password of every member in the sandbox's seeds. */
export const PASSWORD = 'sandbox-password';
const words = text.members;

export const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Waits until the top bar shows an identity. */
export const identityIs = (page: Page, who: 'visitor' | 'member'): Promise<true> => {
  const name = who === 'member' ? text.identity.member : text.identity.names.a;
  return shows(page.getByRole('button', { name: new RegExp(`^${text.identity.label(name)}`) }));
};

/** Fills in and submits the sign-in form of the shop. */
export const signInHere = async (page: Page, name: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel(words.signIn.email, { exact: true }).fill(`${name}@example.org`);
  await page.getByLabel(words.signIn.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: words.signIn.submit, exact: true }).click();
};

/** Signs in on the platform's login page, which is open. */
export const signInThere = async (page: Page, name = 'ada'): Promise<void> => {
  await page.getByLabel('E-mail').fill(`${name}@example.org`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Opens the form and signs in. */
export const becomeMember = async (page: Page, name = 'ada'): Promise<void> => {
  await page.goto('/sign-in/form');
  await signInHere(page, name);
  await heading(page, words.account.title);
};

/** The code of the newest e-mail that has one. */
export const newestCode = (site: Site): string =>
  site.sandbox.mailbox.latest({ kind: 'verification' })?.code ?? 'no code';

/** A code that differs from the given one. */
export const anotherCode = (code: string): string => `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');

/** All tokens in this browser's storage, as one text. */
export const keptTokens = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([, value]) => String(value).includes('accessToken'))
      .map(([, value]) => value)
      .join(),
  );

/** Collects the grant types of all token requests from now on. */
export const grantsOf = async (page: Page): Promise<string[]> => {
  await tellBodies(page);
  const grants: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/oauth2/token') && request.method() === 'POST')
      grants.push(`${(request.postDataJSON() as { grantType?: string }).grantType}`);
  });
  return grants;
};
