import type { FormField } from '../../../generated/events-v3/types.ts';
import type { Guest } from '../../../generated/ticketing/types.ts';
import { idFrom } from '../../engine/ids.ts';
import type { Caller, EventRecord, SandboxState } from '../../records/state.ts';

/** A buyer. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  caller: Caller;
}

/** The member with a name, otherwise a visitor. */
export const personOf = ({ seed, members, ownerId }: SandboxState, name: string): Person => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const member = members.find((candidate) => candidate.name === name);
  if (name === '') return { firstName, lastName, email: '', caller: { role: 'owner', id: ownerId } };
  return {
    firstName,
    lastName,
    email: member?.email ?? `${firstName}.${lastName}@example.com`.toLowerCase(),
    caller: member
      ? { role: 'member', id: member.id }
      : { role: 'visitor', id: idFrom(`${seed}:visitor:${name}`) },
  };
};

/** The answers of a buyer to the inputs of a form. */
const answers: Readonly<Record<string, (person: Person) => string>> = {
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  email: ({ email }) => email,
  phone: ({ lastName }) => `+49 30 555 ${String(lastName.length * 7 + 10)}`,
  diet: () => 'Vegetarian',
  experience: () => 'Once or twice',
};

const answer = ({ name = '', mandatory }: FormField, person: Person) => {
  const known = answers[name]?.(person);
  return mandatory && known !== undefined ? [{ inputName: name, value: known }] : [];
};

/** The form of a buyer, once for the order, or for each ticket if the event asks every guest. */
export const guestsOf = ({ about, ticketing }: EventRecord, person: Person, tickets: number): Guest[] => {
  const fields = (about.form?.controls ?? []).flatMap(({ inputs }) => inputs ?? []);
  return Array.from({ length: ticketing.guestsAssignedSeparately ? tickets : 1 }, () => ({
    form: { inputValues: fields.flatMap((field) => answer(field, person)) },
  }));
};
