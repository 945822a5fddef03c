import type { CustomValue, IdentityProfileInput, NestedCustomValue } from '../../../generated/auth/types.ts';
import type {
  MemberAddress,
  MemberAddressInput,
  MemberContact,
  MemberContactChanges,
} from '../../../generated/members/types.ts';
import { validationError } from '../../engine/errors.ts';
import { idFrom } from '../../engine/ids.ts';
import { isObject } from '../../engine/values/objects.ts';
import type { CallContext, World } from '../../engine/context.ts';
import type { MemberRecord } from '../../records/state.ts';

type ProfileAddress = NonNullable<NonNullable<IdentityProfileInput['addresses']>[number]['address']>;

/** The telephone numbers of a profile, in both of its formats. */
export const phonesOf = ({ phones = [], phonesV2 = [] }: IdentityProfileInput): string[] => [
  ...new Set([...phones, ...phonesV2.map(({ phone }) => phone)]),
];

/** The addresses of a member. The profile of sign-ins has the same ones, with the street on the level of the city. */
export const addressesOf = ({ state }: World, { id, profile }: MemberRecord): MemberAddress[] =>
  (profile.addresses ?? []).map(({ address = {} }, index) => {
    const { streetName, streetNumber, formattedAddress: _, ...rest } = address;
    return {
      id: idFrom(`${state.seed}:member-address:${id}:${index}`),
      ...rest,
      ...((streetName !== undefined || streetNumber !== undefined) && {
        streetAddress: { number: streetNumber ?? '', name: streetName ?? '' },
      }),
    };
  });

/** An address of a request in the form of the profile. */
export const profileAddress = ({ streetAddress, ...rest }: MemberAddressInput): ProfileAddress => ({
  ...rest,
  ...(streetAddress && { streetName: streetAddress.name, streetNumber: streetAddress.number }),
});

const jsonOf = (value: CustomValue | NestedCustomValue | undefined): unknown => {
  const { strValue, numValue, dateValue, boolValue, listValue, mapValue } = value ?? {};
  const list = listValue?.['value'];
  if (Array.isArray(list)) return list.map((entry: NestedCustomValue) => jsonOf(entry));
  const map = mapValue?.['value'];
  if (isObject(map)) return mapped(map, (entry) => jsonOf(Object(entry) as NestedCustomValue));
  return strValue ?? numValue ?? dateValue ?? boolValue;
};

const scalarOf = (json: unknown): Pick<CustomValue, 'numValue' | 'boolValue' | 'strValue'> => {
  if (typeof json === 'number') return { numValue: json };
  if (typeof json === 'boolean') return { boolValue: json };
  return { strValue: typeof json === 'string' ? json : '' };
};

const mapped = <Value>(json: object, valueOf: (entry: unknown) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(json).map(([key, entry]) => [key, valueOf(entry)]));

const nestedValueOf = (json: unknown): NestedCustomValue => {
  if (Array.isArray(json)) return { listValue: { value: json.map(nestedValueOf) } };
  return isObject(json) ? { mapValue: { value: mapped(json, nestedValueOf) } } : scalarOf(json);
};

const customValueOf = (json: unknown): CustomValue => {
  if (Array.isArray(json)) return { listValue: { value: json.map(nestedValueOf) } };
  return isObject(json) ? { mapValue: { value: mapped(json, nestedValueOf) } } : scalarOf(json);
};

const isEmpty = (json: unknown): boolean => json === undefined || json === '' || json === null;

/** The label of a custom field: the key without its namespace. */
const labelOf = (key: string): string => key.slice(key.indexOf('.') + 1);

/** The custom fields of a member that the owner has added and that have a value (R665). */
export const customFieldsOf = (
  { state }: World,
  { profile }: MemberRecord,
): NonNullable<MemberContact['customFields']> =>
  Object.fromEntries(
    (profile.customFields ?? []).flatMap(({ name, value }) => {
      const json = jsonOf(value);
      if (!state.settings.customFields.includes(name) || isEmpty(json)) return [];
      return [[name, { name: labelOf(name), value: json }]];
    }),
  );

const isLink = (json: unknown): boolean => isEmpty(json) || (typeof json === 'string' && URL.canParse(json));

/**
 * The custom fields of a profile after a change: each key of the request is set, the others stay. Unknown keys are
 * dropped with a warning (R665). Throws a 400 for a link field with another text (R666).
 */
export const changedCustomFields = (
  call: CallContext,
  { profile }: MemberRecord,
  given: NonNullable<MemberContactChanges['customFields']>,
): NonNullable<IdentityProfileInput['customFields']> => {
  const { customFields, linkCustomFields } = call.state.settings;
  const entries = Object.entries(given);
  const dropped = entries.filter(([key]) => !customFields.includes(key)).map(([key]) => key);
  if (dropped.length > 0)
    call.warn?.(`dropped custom fields that the site has not added: ${dropped.join(', ')}`);
  const known = entries.filter(([key]) => customFields.includes(key));
  const wrong = known.filter(([key, { value }]) => linkCustomFields.includes(key) && !isLink(value));
  if (wrong.length > 0)
    throw validationError([
      {
        field: 'member.contact.customFields',
        description: 'has a value that is not a URL',
        violatedRule: 'OTHER',
        ruleName: 'INVALID_CUSTOM_FIELD_URL',
        data: { fields: Object.fromEntries(wrong.map(([key, { value }]) => [key, value])) },
      },
    ]);
  const changed = known.map(([name, { value }]) => ({ name, value: customValueOf(value) }));
  const kept = (profile.customFields ?? []).filter(({ name }) => !known.some(([key]) => key === name));
  return [...kept, ...changed];
};
