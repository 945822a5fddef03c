import { ownValue } from '../engine/values/objects.ts';

/** Members that hold secrets in every message, in lower case and without underscores. */
const secretNames = new Set([
  'accesstoken',
  'refreshtoken',
  'sessiontoken',
  'statetoken',
  'recoverytoken',
  'smsessiontoken',
  'token',
  'idtoken',
  'password',
  'newpassword',
  'clientsecret',
  'codeverifier',
  'codechallenge',
  'encryptionkey',
  'credential',
  'hostlink',
  'captchatokens',
  'recaptcha',
  'invisiblerecaptcha',
  'nocaptcha',
  'ssotoken',
  'tokenparams',
  'cookie',
  'authorization',
  'paymentdetailsid',
]);

/** Addresses that work once and are secret until then. */
const oneTimeAddresses = new Set(['fullurl', 'shorturl', 'endpoint']);

/** Members that are secret in the requests of some operations only. */
const secretsOfOperations: Readonly<Record<string, readonly string[]>> = {
  createToken: ['code', 'memberid'],
  verifyDuringAuthentication: ['code'],
  loginCallback: ['code', 'state'],
  loginWithIdpConnectionCallback: ['code', 'state'],
  createRedirectSession: ['state'],
};

/** Members with personal data, and their replacements, which are valid values of these members. */
const personalNames = new Map([
  ['firstname', 'name'],
  ['lastname', 'name'],
  ['fullname', 'name'],
  ['nickname', 'name'],
  ['phone', 'phone'],
  ['addressline', 'street'],
  ['addressline1', 'street'],
  ['addressline2', 'street'],
]);

const standIns: Readonly<Record<string, (number: number) => string>> = {
  email: (number) => `person-${number}@example.org`,
  name: (number) => `Name ${number}`,
  phone: (number) => `+1 555 ${String(number).padStart(7, '0')}`,
  street: (number) => `Street ${number}`,
};

/** Whether a text is a replacement of personal data. */
export const isStandIn = (text: string): boolean =>
  /^(person-\d+@example\.org|(Name|Street) \d+|\+1 555 \d{7})$/.test(text);

const EMAIL = /[\w.!#$%&'*+/=?^{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Texts of three parts with points, such as a signed token: secret under any name. */
const SIGNED = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** The form of a placeholder: `{{accessToken 1}}`. */
export const PLACEHOLDER = /\{\{([\w-]+) (\d+)\}\}/g;

const plain = (name: string): string => name.toLowerCase().replaceAll('_', '');

/** Removes secrets from texts and values. A secret has the same placeholder throughout a session. */
export interface Redactor {
  /** The placeholder of a secret. */
  secret(kind: string, value: string): string;
  /** A JSON value without secrets. */
  value(value: unknown, operation: string | null): unknown;
  /** A path and query without secrets. */
  target(target: string, operation: string | null): string;
  /** Replaces secrets that were found only after the value had been redacted. */
  sweep<T>(value: T): T;
}

/**
 * Makes the redactor of one session.
 * @param keepPersonal Whether names, phone numbers and streets are kept. E-mail addresses never are.
 */
export const createRedactor = (keepPersonal = false): Redactor => {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();

  const secret = (kind: string, value: string): string => {
    const before = known.get(value);
    if (before) return before;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const placeholder = standIns[kind]?.(number) ?? `{{${kind} ${number}}}`;
    known.set(value, placeholder);
    return placeholder;
  };

  /** A secret is replaced wherever it occurs. Short secrets are not: they would match other texts by chance. */
  const text = (value: string): string => {
    let result = value;
    for (const [found, placeholder] of known)
      if (found.length >= 8 && result.includes(found)) result = result.replaceAll(found, placeholder);
    return result
      .replaceAll(SIGNED, (found) => secret('signed', found))
      .replaceAll(EMAIL, (found) => (found.endsWith('@example.org') ? found : secret('email', found)));
  };

  const isSecret = (name: string, operation: string | null): boolean =>
    secretNames.has(plain(name)) ||
    oneTimeAddresses.has(plain(name)) ||
    (operation !== null && (ownValue(secretsOfOperations, operation)?.includes(plain(name)) ?? false));

  const member = (name: string, value: unknown, operation: string | null): unknown => {
    if (isSecret(name, operation)) return hidden(name, value);
    const personal = keepPersonal ? undefined : personalNames.get(plain(name));
    return personal !== undefined && typeof value === 'string' && value !== ''
      ? secret(personal, value)
      : walk(value, operation);
  };

  /** All values below a secret member are secret. */
  const hidden = (name: string, value: unknown): unknown => {
    if (typeof value === 'string') return value === '' ? '' : secret(name, value);
    if (Array.isArray(value)) return value.map((entry) => hidden(name, entry));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, hidden(key, entry)]));
    return typeof value === 'number' ? secret(name, String(value)) : value;
  };

  const walk = (value: unknown, operation: string | null): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map((entry) => walk(entry, operation));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, member(name, entry, operation)]),
    );
  };

  const sweep = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_, part: unknown) =>
      typeof part === 'string' ? text(part) : part,
    ) as T;

  return {
    secret,
    value: walk,
    sweep,
    target(target, operation) {
      const [path = '', query] = target.split('?');
      if (query === undefined) return text(path);
      const parameters = [...new URLSearchParams(query)].map(
        ([name, value]) => [name, String(member(name, value, operation))] as [string, string],
      );
      return `${text(path)}?${new URLSearchParams(parameters).toString()}`;
    },
  };
};
