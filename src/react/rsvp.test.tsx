/** The pages of J9 and J15b: an invitation, the reply, and the waiting list. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useGetEventBySlug } from '../../generated/events-v3/queries.ts';
import { useRsvp, VitrineProvider } from './index.ts';
import { createTestSite, type TestSite } from './test-site.tsx';

let site: TestSite;
afterEach(() => {
  cleanup();
  site.dispose();
});

const words = {
  unknown: 'One moment',
  none: 'Will you come?',
  coming: 'You are coming',
  waiting: 'You are on the waiting list',
  declined: 'Thank you for telling us',
} as const;

const Reply = ({ eventId }: { eventId: string }) => {
  const { standing, pending, problem, rsvp, draft, setDraft, answer, withdraw } = useRsvp(eventId);
  const name = typeof draft['name'] === 'string' ? draft['name'] : '';
  const guest = {
    firstName: name,
    lastName: 'Lindt',
    email: `${name}@example.com`,
    form: { inputValues: [{ inputName: 'diet', value: 'Vegan' }] },
  };
  return (
    <>
      <h1>{words[standing]}</h1>
      <p>{`${rsvp?.totalGuests ?? 'no'} people, ${pending ?? 'ready'}, ${problem?.reason ?? 'no problem'}`}</p>
      <p>typed {name === '' ? 'nothing' : name}</p>
      <button onClick={() => setDraft({ name: 'Mara' })}>Type</button>
      <button onClick={() => void answer({ ...guest, status: 'YES' })}>Come</button>
      <button onClick={() => void withdraw()}>Withdraw</button>
    </>
  );
};

const Invitation = () => {
  const { data } = useGetEventBySlug('open-studio-night', { fields: ['REGISTRATION'] });
  if (!data) return <h1>Reading</h1>;
  return (
    <>
      <p>registration {data.event?.registration?.status}</p>
      <Reply eventId={data.event?.id ?? ''} />
    </>
  );
};

const press = (name: string) => act(async () => screen.getByText(name).click());
const title = (text: string) => screen.findByRole('heading', { name: text }, { timeout: 5000 });

test('a visitor replies, and finds the reply after a walk through the shop', async () => {
  site = createTestSite();
  const page = render(<Invitation />, { wrapper: site.wrapper });
  await title('Will you come?');
  await press('Type');
  page.unmount();
  render(<Invitation />, { wrapper: site.wrapper });
  expect(await screen.findByText('typed Mara')).toBeTruthy();
  await press('Come');
  await title('You are coming');
  expect(screen.getByText('1 people, ready, no problem')).toBeTruthy();
  await press('Withdraw');
  expect(await screen.findByText('1 people, ready, owner-only')).toBeTruthy();
  cleanup();
  render(<Invitation />, { wrapper: site.wrapper });
  await title('You are coming');
});

test('a reply to a full event is on the waiting list, and the page reads the event again', async () => {
  site = createTestSite();
  const event = Object.values(site.sandbox.state.events).find(
    ({ about }) => about.slug === 'open-studio-night',
  );
  if (!event) return expect.fail('no event');
  event.rsvp = { ...event.rsvp, limit: event.rsvp.guests + 1, waitlist: true };
  render(<Invitation />, { wrapper: site.wrapper });
  await title('Will you come?');
  await press('Type');
  await press('Come');
  await title('You are coming');
  expect(await screen.findByText('registration OPEN_RSVP_WAITLIST_ONLY')).toBeTruthy();

  const other = createTestSite({ state: site.sandbox.snapshot() });
  cleanup();
  render(<Invitation />, { wrapper: other.wrapper });
  await title('Will you come?');
  await press('Type');
  await press('Come');
  await title('You are on the waiting list');
  other.dispose();
});

test('a member who signs in is shown the reply that was sent before, and a visitor after that nothing of it', async () => {
  site = createTestSite();
  render(<Invitation />, { wrapper: site.wrapper });
  await title('Will you come?');
  await act(() => site.signIn());
  await title('You are coming');
  await press('Type');
  await act(() => site.client.session.signOut());
  await title('Will you come?');
  await waitFor(() => expect(screen.getByText('typed nothing')).toBeTruthy());
});

test('a server renders no reply', () => {
  site = createTestSite();
  const html = renderToString(
    <VitrineProvider client={site.client}>
      <Reply eventId="b1f6c2ad-4a7d-4b5c-9b0e-0e6a54a4a111" />
    </VitrineProvider>,
  );
  expect(html).toContain('One moment');
});
