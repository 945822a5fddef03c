/** Names of secret fields; the token endpoint uses camelCase and snake_case. */
const secretFields = /token|password|secret|verifier/i;
const secretHeaders = new Set(['authorization', 'cookie', 'set-cookie', 'idempotency-key']);

/** Keeps the first characters of a secret, so that two secrets can be told apart, and hides the rest. */
const hide = (value: string): string => (value.length < 12 ? '••••••' : `${value.slice(0, 6)}••••••`);

const masked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretFields.test(key) && typeof inner === 'string' ? hide(inner) : masked(inner),
    ]),
  );
};

/** Hides secrets in the texts that the request log shows. */
export const mask = {
  header: (name: string, value: string): string =>
    secretHeaders.has(name.toLowerCase()) ? hide(value) : value,
  /** JSON is returned indented, other text unchanged. */
  body: (body: string | undefined): string | undefined => {
    if (body === undefined) return undefined;
    try {
      return JSON.stringify(masked(JSON.parse(body)), null, 2);
    } catch {
      return body;
    }
  },
};
