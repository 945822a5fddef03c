import type * as z from 'zod/mini';
import { parsed } from './values/not-finite.ts';
import { formatType } from './format-type.ts';
import { validationError, type FieldViolation, type ViolatedRule } from './errors.ts';

type Issue = z.core.$ZodIssue;

/** The path of a field as the platform writes it: `lineItems[0].quantity`. */
const fieldPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );

const sizes = {
  string: { noun: 'characters', over: 'MAX_LENGTH', under: 'MIN_LENGTH', exact: 'EXACT_LENGTH' },
  array: { noun: 'entries', over: 'MAX_SIZE', under: 'MIN_SIZE', exact: 'EXACT_SIZE' },
} as const;

const isSized = (origin: string): origin is keyof typeof sizes => origin in sizes;

/** The violations of a message, with the rule names of the platform (specification 5). */
export const violationsIn = (schema: z.ZodMiniType, value: unknown, prefix: readonly PropertyKey[] = []) => {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.flatMap((issue) => toViolations(issue, value, prefix));
};

const toViolations = (issue: Issue, value: unknown, prefix: readonly PropertyKey[]): FieldViolation[] => {
  const path = [...prefix, ...issue.path];
  const violation = (
    violatedRule: ViolatedRule,
    description: string,
    data?: Record<string, unknown>,
  ): FieldViolation[] => [{ field: fieldPath(path), description, violatedRule, ...(data && { data }) }];
  if (valueAt(value, issue.path) === undefined && issue.path.length > 0)
    return violation('REQUIRED_FIELD', 'is missing');
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return boundViolation(issue, violation);
    case 'invalid_type':
      return violation('FORMAT', `must be of type ${issue.expected}`);
    case 'invalid_format':
      return violation(
        'FORMAT',
        'pattern' in issue && issue.format === 'regex'
          ? `must match ${issue.pattern}`
          : `must have the format ${issue.format}`,
        { type: formatType(fieldPath(path), issue.format) },
      );
    case 'not_multiple_of':
      return violation('FORMAT', `must be a multiple of ${issue.divisor}`);
    case 'invalid_value':
      return violation('INVALID_ENUM_VALUE', `must be one of ${issue.values.join(', ')}`, {
        allowed: [...issue.values],
      });
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        field: fieldPath([...path, key]),
        description: 'is not known',
        violatedRule: 'FIELD_NOT_ALLOWED',
      }));
    case 'invalid_union': {
      const form = formMeant(issue.errors);
      return form
        ? form.flatMap((inner) => toViolations(inner, valueAt(value, issue.path), path))
        : violation('ONE_OF_ALIGNMENT', 'has none of the allowed forms');
    }
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return violation('VALIDATION', 'is not valid');
  }
};

/** The only form of a union that the value matches as a whole, so that its own violations can be reported. */
const formMeant = (forms: readonly (readonly Issue[])[]): readonly Issue[] | undefined => {
  const alike = forms.filter((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code !== 'invalid_type'),
  );
  return alike.length === 1 ? alike[0] : undefined;
};

const boundViolation = (
  issue: Extract<Issue, { code: 'too_big' | 'too_small' }>,
  violation: (rule: ViolatedRule, description: string, data: Record<string, unknown>) => FieldViolation[],
): FieldViolation[] => {
  const over = issue.code === 'too_big';
  const threshold = Number(over ? issue.maximum : issue.minimum);
  const data = { threshold };
  if (isSized(issue.origin)) {
    const { noun, exact, ...rules } = sizes[issue.origin];
    if (issue.exact) return violation(exact, `must have exactly ${threshold} ${noun}`, data);
    return violation(
      over ? rules.over : rules.under,
      `must have at ${over ? 'most' : 'least'} ${threshold} ${noun}`,
      data,
    );
  }
  const relation = over
    ? issue.inclusive
      ? 'less than or equal to'
      : 'less than'
    : issue.inclusive
      ? 'greater than or equal to'
      : 'greater than';
  return violation(over ? 'MAX' : 'MIN', `must be ${relation} ${threshold}`, data);
};

/**
 * The parameters of a query with the types that the description gives them. A name with dots is a member of an object:
 * `treeReference.appNamespace`.
 */
export const readQuery = (
  search: URLSearchParams,
  types: Readonly<Record<string, string>>,
): Record<string, unknown> => {
  const query: Record<string, unknown> = {};
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name).map((text) => readValue(text, types[name]));
    const value = types[name] === 'array' ? values : values.at(-1);
    if (name.includes('.') && Object.hasOwn(types, name)) setMember(query, name.split('.'), value);
    else query[name] = value;
  }
  return query;
};

const setMember = (
  object: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): void => {
  if (rest.length === 0) object[name] = value;
  else setMember((object[name] ??= {}) as Record<string, unknown>, rest, value);
};

const readValue = (text: string, type: string | undefined): unknown => {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  const isNumber =
    (type === 'integer' || type === 'number') && text.trim() !== '' && Number.isFinite(Number(text));
  return isNumber ? Number(text) : text;
};

/**
 * A part of the request in the form of the description: unknown members are dropped, as the platform does, and absent
 * ones get their defaults. Throws a 400 that lists every violation.
 */
export const check = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
  if (!schema) return value;
  const result = parsed(schema, value);
  if (!result.success)
    throw validationError(result.error.issues.flatMap((issue) => toViolations(issue, value, [])));
  return result.data;
};
