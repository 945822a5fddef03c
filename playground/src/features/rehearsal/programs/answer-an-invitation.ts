import type { VitrineClient } from 'vitrine';
import { getEventBySlug } from 'vitrine/events-v3';
import { createRsvp } from 'vitrine/rsvp';

/** Answers an invitation: none of these calls ends. */
export const answerInvitation = async (client: VitrineClient): Promise<void> => {
  const { event } = await getEventBySlug('open-studio-night', { fields: ['FORM'] }, { client });
  const guest = { firstName: 'Mara', lastName: 'Lindt', email: 'mara@example.org' };
  const form = { inputValues: [{ inputName: 'diet', value: 'Vegan' }] };
  await createRsvp({ rsvp: { ...guest, eventId: event?.id ?? '', status: 'YES', form } }, { client });
};
