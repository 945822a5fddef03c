/** J15b: a reply to an invitation, and the replies of a member that are changed and withdrawn. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pick } from '../../testing/pick.ts';
import { createTestedSite, type TestedSite } from '../../testing/screen.tsx';
import { text } from '../../text/booking.ts';
import { text as eventsText } from '../../text/events.ts';
import { RsvpScreen } from './rsvp-screen.tsx';

let site: TestedSite;
afterEach(() => site.dispose());

const NIGHT = 'open-studio-night';
const WHEEL = 'wheel-throwing-evening';
const words = text.rsvp;

const begin = (): void => {
  site = createTestedSite({ screens: [{ path: '/events/$slug/rsvp', Screen: RsvpScreen }] });
};
const open = (slug: string) => site.open(`/events/${slug}/rsvp`);

const eventOf = (slug: string) =>
  Object.values(site.sandbox.state.events).find(({ about }) => about.slug === slug) ?? expect.fail(slug);

const press = (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));
const type = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const standing = (name: string) => screen.findByRole('heading', { level: 2, name });

const fillGuest = async () => {
  await type(text.booking.firstName, 'Mara');
  await type(text.booking.lastName, 'Lindt');
  await type(text.booking.email, 'mara@example.org');
};

test('a visitor replies with companions, and reads whom to ask for a change', async () => {
  begin();
  await open(NIGHT);
  await fillGuest();
  await press(words.accept);
  const summary = await screen.findByRole('alert', { name: text.booking.missing });
  expect(within(summary).getByRole('link').textContent).toContain('What do you eat?');
  await pick(/What do you eat/, 'Vegan');
  await pick(/How many people/, words.bring(2));
  await type(words.nameOf(1), 'Jonas Lindt');
  await press(words.accept);
  const again = await screen.findByRole('alert', { name: text.booking.missing });
  expect(within(again).getByRole('link').textContent).toContain(words.nameOf(2));
  await type(words.nameOf(2), 'Ella Lindt');
  await press(words.accept);
  expect(await standing(words.standings.coming)).toBeTruthy();
  expect(screen.getByText('Jonas Lindt, Ella Lindt')).toBeTruthy();
  expect(screen.getByText(words.ask)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.change })).toBeNull();
  const [reply] = Object.values(site.sandbox.state.rsvps).slice(-1);
  expect(reply).toMatchObject({
    status: 'YES',
    companions: 2,
    answers: [{ inputName: 'diet', value: 'Vegan' }],
  });
});

test('a full event puts the guest on the waiting list, which is no seat', async () => {
  begin();
  Object.assign(eventOf(NIGHT).rsvp, { guests: 40 });
  await open(NIGHT);
  expect(await screen.findByText(eventsText.event.rsvpWaitlist)).toBeTruthy();
  await fillGuest();
  await pick(/What do you eat/, 'Vegan');
  await press(words.join);
  expect(await standing(words.standings.waiting)).toBeTruthy();
  expect(screen.getByText(words.standingTexts.waiting)).toBeTruthy();
});

test('a guest who does not come is asked for nothing but name and address', async () => {
  begin();
  await open(NIGHT);
  await fillGuest();
  await act(async () => fireEvent.click(await screen.findByRole('radio', { name: words.no })));
  expect(screen.queryByText(/What do you eat/)).toBeNull();
  await press(words.decline);
  expect(await standing(words.standings.declined)).toBeTruthy();
});

test('more people than places are refused with the number of places, and the input stays', async () => {
  begin();
  Object.assign(eventOf(NIGHT).rsvp, { guests: 38, waitlist: false });
  await open(NIGHT);
  await fillGuest();
  await pick(/What do you eat/, 'Vegan');
  await pick(/How many people/, words.bring(3));
  for (const number of [1, 2, 3]) await type(words.nameOf(number), `Person ${number}`);
  await press(words.accept);
  expect(await screen.findByText(words.reasons['too-many-guests'](2))).toBeTruthy();
  expect(screen.getByDisplayValue('Person 3')).toBeTruthy();
});

test('a member finds the own reply, changes it, and withdraws it', async () => {
  begin();
  await site.signIn();
  await open(NIGHT);
  expect(await standing(words.standings.coming)).toBeTruthy();
  expect(screen.getByText('Jonas Berg, Ella Berg')).toBeTruthy();
  await press(words.change);
  expect(document.activeElement?.textContent).toBe(words.heading);
  await press(words.leave);
  expect(document.activeElement).toBe(await standing(words.standings.coming));
  await press(words.change);
  await act(async () => fireEvent.click(await screen.findByRole('radio', { name: words.no })));
  await press(words.save);
  const declined = await standing(words.standings.declined);
  await waitFor(() => expect(document.activeElement).toBe(declined));
  await press(words.withdraw);
  await act(async () =>
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: words.withdraw }),
    ),
  );
  // The form starts with the details of the member.
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: text.booking.email }).value).toBe(
      'ada@example.org',
    ),
  );
  expect(screen.getByRole('button', { name: words.accept })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words.heading));
});

test('an event that takes no answers has no form and no button to send one', async () => {
  begin();
  const event = eventOf(WHEEL);
  Object.assign(event.rsvp, { guests: 8 });
  await open(WHEEL);
  expect(await screen.findByText(eventsText.event.rsvpClosed)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
