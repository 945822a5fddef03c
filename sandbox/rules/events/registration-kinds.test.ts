import { expect, test } from 'vitest';
import { makeEvent, newOwner } from '../../testing/events.ts';

const url = 'https://tickets.example.com/strings';

test.each([
  ['EXTERNAL', 'OPEN_EXTERNAL', { external: { url } }],
  ['NONE', 'CLOSED_MANUALLY', { registrationDisabled: true }],
])('an event can be created with the registration %s', async (type, status, given) => {
  const registration = { initialType: 'TICKETING', ...given };
  const event = await makeEvent(newOwner(), { registration });
  expect(event.at('registration')).toMatchObject({ type, status });
});

test.each([
  ['EXTERNAL', { external: { url } }],
  ['NONE', { registrationDisabled: true }],
])('the registration of an event can be changed to %s and back', async (type, registration) => {
  const owner = newOwner();
  const id = (await makeEvent(owner)).text('id');
  const change = async (changes: object, fieldmask?: string) =>
    (
      await owner.patch(`/v3/events/${id}`, {
        event: { registration: changes },
        fields: ['REGISTRATION'],
        ...(fieldmask !== undefined && { fieldmask }),
      })
    ).body.at('event.registration.type');
  expect(await change(registration)).toBe(type);
  const cleared = Object.keys(registration).map((name) => `registration.${name}`);
  expect(await change({}, cleared.join())).toBe('TICKETING');
});
