import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTestedSite, type TestedSite } from '../../testing/screen.tsx';
import { text } from '../../text/members.ts';
import { SignInScreen } from './sign-in-screen.tsx';

let site: TestedSite;
afterEach(() => site.dispose());

const words = text.members.signIn;

const open = async (signedIn: boolean): Promise<void> => {
  site = createTestedSite({ screens: [{ path: '/sign-in', Screen: SignInScreen, area: 'members' }] });
  if (signedIn) await site.signIn();
  await site.open('/sign-in');
};

test('a member who opens the sign-in is told so, with a way on and a way out, and without ways to sign in', async () => {
  await open(true);
  expect(await screen.findByText(words.doneText)).toBeTruthy();
  expect(screen.getByRole('link', { name: words.toAccount })).toBeTruthy();
  expect(screen.getByRole('button', { name: text.members.account.signOut })).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.hosted.go })).toBeNull();
});

test('a visitor has the ways to sign in', async () => {
  await open(false);
  expect(await screen.findByRole('button', { name: words.hosted.go })).toBeTruthy();
  expect(screen.queryByText(words.doneText)).toBeNull();
});
