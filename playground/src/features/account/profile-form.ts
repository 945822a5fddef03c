import type { Member } from 'vitrine/members';
import type { AccountChanges, AccountDraft, AccountProblem } from 'vitrine/state';

/** The text fields of the profile, in the order of the form. */
export const profileFields = ['nickname', 'title', 'firstName', 'lastName', 'company', 'jobTitle'] as const;
export type ProfileField = (typeof profileFields)[number];

/** Texts of the form. */
export interface ProfileInput {
  readonly texts: Readonly<Record<ProfileField | 'birthdate', string>>;
  /** One telephone number on each line. */
  readonly phones: string;
  /** Values of the custom fields by key. */
  readonly custom: Readonly<Record<string, string>>;
}

const onProfile: ReadonlySet<string> = new Set(['nickname', 'title']);

/** The account as texts of the form. */
export const savedInput = ({ contact, profile }: Member): ProfileInput => ({
  texts: {
    nickname: profile?.nickname ?? '',
    title: profile?.title ?? '',
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    company: contact?.company ?? '',
    jobTitle: contact?.jobTitle ?? '',
    birthdate: contact?.birthdate ?? '',
  },
  phones: contact?.phones?.join('\n') ?? '',
  custom: Object.fromEntries(
    Object.entries(contact?.customFields ?? {}).map(([key, { value }]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value ?? ''),
    ]),
  ),
});

const part = (value: unknown): Readonly<Record<string, string>> =>
  Object(value) === value ? (value as Record<string, string>) : {};

/** The input of the form: typed texts over those of the account. */
export const profileInput = (member: Member, draft: AccountDraft): ProfileInput => {
  const saved = savedInput(member);
  const { texts, phones, custom } = draft;
  return {
    texts: { ...saved.texts, ...part(texts) },
    phones: typeof phones === 'string' ? phones : saved.phones,
    custom: { ...saved.custom, ...part(custom) },
  };
};

const linesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const changed = (
  typed: Readonly<Record<string, string>>,
  saved: Readonly<Record<string, string>>,
): [string, string][] =>
  Object.entries(typed).flatMap(([key, value]): [string, string][] =>
    value.trim() === (saved[key] ?? '') ? [] : [[key, value.trim()]],
  );

/** The changes that a save sends; undefined if nothing has changed. */
export const profileChanges = (member: Member, input: ProfileInput): AccountChanges | undefined => {
  const saved = savedInput(member);
  const texts = changed(input.texts, saved.texts);
  const custom = changed(input.custom, saved.custom);
  const phones = linesOf(input.phones);
  const profile = Object.fromEntries(texts.filter(([key]) => onProfile.has(key)));
  const contact = {
    ...Object.fromEntries(texts.filter(([key]) => !onProfile.has(key))),
    ...(phones.join('\n') !== saved.phones && { phones }),
    ...(custom.length > 0 && {
      customFields: Object.fromEntries(custom.map(([key, value]) => [key, { value }])),
    }),
  };
  const changes = {
    ...(Object.keys(profile).length > 0 && { profile }),
    ...(Object.keys(contact).length > 0 && { contact }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
};

/** The input that is not in a saved draft: what was typed while the save was on its way. */
export const unsavedDraft = (now: AccountDraft, saved: AccountDraft): AccountDraft => {
  const typed = (key: 'texts' | 'custom') =>
    Object.fromEntries(
      Object.entries(part(now[key])).filter(([name, value]) => value !== part(saved[key])[name]),
    );
  const [texts, custom] = [typed('texts'), typed('custom')];
  return {
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(Object.keys(custom).length > 0 && { custom }),
    ...(now['phones'] !== saved['phones'] && { phones: now['phones'] }),
  };
};

/** The platform's message about a field; undefined if the field was accepted. */
export const refusalOf = (problem: AccountProblem | undefined, name: string): string | undefined =>
  problem?.fields.find(({ field }) => field.split('.').at(-1) === name)?.description;
