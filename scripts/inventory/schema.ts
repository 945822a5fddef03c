/** Members of a JSON schema that the comparison reads. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly readOnly?: boolean;
  readonly description?: string;
  readonly [key: string]: unknown;
}

/** Follows references within one bundled description. */
export type Resolve = (schema: Schema) => Schema;

/** A property of a schema and whether each form of it must have the property. */
export interface Member {
  readonly schema: Schema;
  readonly required: boolean;
}

/** The schema, or each of its alternatives without `null`. */
export const alternatives = (schema: Schema, resolve: Resolve): Schema[] => {
  const known = resolve(schema);
  const choices = known.oneOf ?? known.anyOf;
  if (!choices) return [known];
  const own = known.properties ? [known] : [];
  return [...own, ...choices.flatMap((choice) => alternatives(choice, resolve))].filter(
    ({ type }) => type !== 'null',
  );
};

/** The schema with the parts of its `allOf`. */
const partsOf = (schema: Schema, resolve: Resolve): Schema[] => {
  const known = resolve(schema);
  return [known, ...(known.allOf ?? []).flatMap((part) => partsOf(part, resolve))];
};

/** A property of an object, or undefined when no form of the object has it. */
export const memberOf = (forms: readonly Schema[], name: string, resolve: Resolve): Member | undefined => {
  const split = forms.map((form) => partsOf(form, resolve));
  const schema = split.flat().find((part) => part.properties?.[name])?.properties?.[name];
  if (!schema) return undefined;
  return {
    schema,
    required: split.every((form) => form.some((part) => part.required?.includes(name))),
  };
};

/** The value that a property must have, looked up in every part of a form. */
export const constantOf = (form: Schema, name: string, resolve: Resolve): unknown => {
  const member = memberOf([form], name, resolve);
  return member && resolve(member.schema).const;
};

/** The entries of a list or of a map, at any depth. A map with named members counts as an object. */
const innermost = (schema: Schema, resolve: Resolve): Schema => {
  const inner = alternatives(schema, resolve)
    .filter(({ properties }) => !properties)
    .map((form) => form.items ?? form.additionalProperties)
    .find((entry) => typeof entry === 'object');
  return inner ? innermost(inner, resolve) : schema;
};

/** The schema at the end of a path of names. Lists and maps on the way stand for their entries. */
export const partAt = (schema: Schema, path: string, resolve: Resolve): Schema | undefined => {
  let part: Schema | undefined = schema;
  for (const name of path.split('.'))
    part = part && memberOf(alternatives(innermost(part, resolve), resolve), name, resolve)?.schema;
  return part && innermost(part, resolve);
};

/** The values that a schema allows, of all its forms. */
export const valuesOf = (schema: Schema, resolve: Resolve): unknown[] =>
  alternatives(schema, resolve).flatMap((form) => [
    ...(form.enum ?? []),
    ...('const' in form ? [form.const] : []),
  ]);
