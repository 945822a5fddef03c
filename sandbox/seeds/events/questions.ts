import type { EventSeed } from './event-types.ts';

type Question = NonNullable<EventSeed['questions']>[number];

const question = (
  type: NonNullable<Question['type']>,
  name: string,
  label: string,
  more: Partial<NonNullable<Question['inputs']>[number]> = {},
): Question => ({
  id: name,
  type,
  system: false,
  inputs: [{ name, label, type: 'TEXT', mandatory: false, ...more }],
});

/** A required telephone number. */
export const phone = question('INPUT', 'phone', 'Phone, for the day itself', {
  mandatory: true,
  maxLength: 30,
});

/** A required choice. */
export const diet = question('DROPDOWN', 'diet', 'What do you eat?', {
  mandatory: true,
  options: ['Everything', 'Vegetarian', 'Vegan'],
  defaultOptionSelection: { placeholderText: 'Please choose' },
});

/** An optional choice of one in three. */
export const experience = question('RADIO', 'experience', 'How often have you sat at a wheel?', {
  mandatory: true,
  options: ['Never', 'Once or twice', 'Often'],
});

/** Any number of choices. */
export const interests = question('CHECKBOX', 'interests', 'What are you coming for?', {
  type: 'TEXT_ARRAY',
  options: ['Music', 'Light', 'Food', 'Friends'],
  maxSize: 4,
});

/** A text of several lines. */
export const wishes = question('TEXTAREA', 'wishes', 'Anything that we should know?', { maxLength: 500 });

/** The number of companions and their names. */
export const companions: Question = {
  id: 'guests',
  type: 'GUEST_CONTROL',
  system: false,
  inputs: [
    {
      name: 'additionalGuests',
      label: 'How many people do you bring?',
      type: 'NUMBER',
      mandatory: false,
      options: ['1', '2', '3', '4'],
    },
    { name: 'guestNames', label: 'Their names', type: 'TEXT_ARRAY', mandatory: false, maxSize: 4 },
  ],
};

/** A date. */
export const birthday = question('DATE', 'birthday', 'Date of birth', { type: 'DATE_TIME' });

/** An address in one line. */
export const address = question('ADDRESS_SHORT', 'address', 'Where do you travel from?', { type: 'ADDRESS' });
