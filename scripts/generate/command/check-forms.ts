import { methods } from '../operation-checks.ts';
import type { Path, Source } from '../sources/yaml-file.ts';

/** The form of a value of a description. An object has named members, and may have further ones of one form. */
type Form =
  | 'text'
  | 'schema'
  | { readonly entries: Form }
  | { readonly members?: Readonly<Record<string, Form>>; readonly others?: Form };

const each = (others: Form): Form => ({ others });

const message: Form = { members: { content: each({ members: { schema: 'schema' } }), headers: each({}) } };
const parameter: Form = { members: { name: 'text', in: 'text', schema: 'schema', content: {} } };
const parameters: Form = { entries: parameter };

const operation: Form = {
  members: {
    operationId: 'text',
    summary: 'text',
    description: 'text',
    parameters,
    requestBody: message,
    responses: each(message),
  },
};

const description: Form = {
  members: {
    paths: each({ members: { parameters, ...Object.fromEntries(methods.map((name) => [name, operation])) } }),
    components: {
      members: {
        schemas: each('schema'),
        parameters: each(parameter),
        requestBodies: each(message),
        responses: each(message),
        headers: each({}),
        examples: each({}),
      },
    },
  },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks that the parts of a description that the generators read are texts, lists and objects where OpenAPI has them.
 * @throws Problem with file, line and excerpt of the first part that is not.
 */
export const checkForms = (source: Source): void => {
  const stop = (path: Path, wanted: string) =>
    source.problem(path, `${JSON.stringify(String(path.at(-1)))} must be ${wanted}.`);
  const visit = (value: unknown, form: Form, path: Path): void => {
    if (form === 'text') {
      if (typeof value !== 'string') throw stop(path, 'a text');
    } else if (form === 'schema') {
      if (!isObject(value) && typeof value !== 'boolean') throw stop(path, 'a schema, which is an object');
    } else if ('entries' in form) {
      if (!Array.isArray(value)) throw stop(path, 'a list');
      for (const [at, entry] of value.entries()) visit(entry, form.entries, [...path, at]);
    } else {
      if (!isObject(value)) throw stop(path, 'an object');
      const { members = {}, others } = form;
      for (const [name, member] of Object.entries(value)) {
        const known = Object.hasOwn(members, name) ? members[name] : others;
        // A text or list that is left empty in YAML counts as absent.
        const isAbsent = member === null && (known === 'text' || (isObject(known) && 'entries' in known));
        if (known && !isAbsent) visit(member, known, [...path, name]);
      }
    }
  };
  visit(source.value, description, []);
};
