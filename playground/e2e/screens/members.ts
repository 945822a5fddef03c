import { en as text } from '../../src/text/en.ts';
import { becomeMember, heading, signInHere } from '../members-stage.ts';
import type { Screens } from './screen.ts';

const words = text.members;

/** Sign-in, the account and the mailbox. */
export const membersScreens: Screens = {
  'sign-in': {
    path: '/sign-in',
    ready: (page) => page.getByRole('link', { name: words.signIn.sso.go('Google') }).waitFor(),
  },
  'sign-in form': {
    path: '/sign-in/form',
    ready: async (page) => {
      await signInHere(page, 'ada', 'mistyped');
      await page.getByText(words.form.invalidPassword).waitFor();
    },
  },
  captcha: {
    path: '/sign-in/form',
    site: { settings: { captcha: 'visible' } },
    ready: async (page) => {
      await signInHere(page, 'ada');
      await page.getByRole('button', { name: words.form.captcha.solve }).waitFor();
    },
  },
  register: { path: '/register', ready: (page) => heading(page, words.register.title) },
  verify: {
    path: '/sign-in/form',
    ready: async (page) => {
      await signInHere(page, 'mira');
      await heading(page, words.verify.title);
    },
  },
  pending: {
    path: '/sign-in/form',
    ready: async (page) => {
      await signInHere(page, 'otto');
      await heading(page, words.pending.title);
    },
  },
  recover: {
    path: '/sign-in/form',
    ready: async (page) => {
      await signInHere(page, 'ida');
      await heading(page, words.recover.title);
    },
  },
  'new password': {
    path: '/recover/new#token=any',
    ready: (page) => heading(page, words.recover.newTitle),
  },
  'single sign-on': {
    path: '/sso/0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
    ready: (page) => heading(page, words.sso.title('Google')),
  },
  callback: {
    path: '/callback#code=stolen&state=changed',
    ready: (page) => heading(page, words.callback.failed),
  },
  account: {
    path: '/sign-in/form',
    ready: async (page) => {
      await becomeMember(page);
      await page.getByRole('heading', { name: words.account.hello('Ada Berg') }).waitFor();
    },
  },
  'own orders': {
    path: '/account?section=orders&as=member',
    ready: (page) => page.getByText(words.account.ordersText).waitFor(),
  },
  mailbox: {
    path: '/sign-in/form',
    ready: async (page) => {
      await signInHere(page, 'mira');
      await heading(page, words.verify.title);
      await page.getByRole('link', { name: words.verify.mailbox }).click();
      await page.getByRole('article').waitFor();
    },
  },
  'empty mailbox': { path: '/mailbox', ready: (page) => page.getByText(words.mailbox.empty).waitFor() },
};
