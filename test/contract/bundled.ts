import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The members of a JSON schema that the comparisons read. */
export interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  items?: Schema;
  readOnly?: boolean;
  writeOnly?: boolean;
}

/** One bundled description with a schema engine of its own. */
export class Bundled {
  readonly #document: object;
  readonly #ajv = new Ajv.default({ strict: false, allErrors: true, logger: false });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: object) {
    this.#document = document;
    // Custom formats such as `decimal` are only names: the pattern beside them is checked.
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(document, 'bundle');
  }

  /** Violations of a schema by a value, as sentences; empty when the value matches. */
  violations(schema: object, value: unknown): string[] {
    const absolute = JSON.stringify(schema).replaceAll('"#/components', '"bundle#/components');
    const validate = this.#compiled.get(absolute) ?? this.#ajv.compile(JSON.parse(absolute) as object);
    this.#compiled.set(absolute, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  }

  /** Names of the members at a path of a schema. */
  members(schema: Schema, place: readonly string[]): string[] {
    return Object.keys(this.#at(schema, place).properties ?? {});
  }

  /** The required members at a path of a schema. */
  required(schema: Schema, place: readonly string[]): string[] {
    return this.#at(schema, place).required ?? [];
  }

  #at(schema: Schema, place: readonly string[]): Schema {
    const whole = this.#flat(schema);
    const [name, ...rest] = place;
    if (name === undefined) return whole;
    return this.#at(whole.properties?.[name] ?? {}, rest);
  }

  /** A schema with its reference resolved and its `allOf` parts merged. */
  #flat(schema: Schema): Schema {
    const { properties = {}, required = [], allOf = [] } = schema.$ref ? this.follow(schema.$ref) : schema;
    const parts = allOf.map((part) => this.#flat(part));
    return {
      properties: Object.assign({}, properties, ...parts.map((part) => part.properties)) as Record<
        string,
        Schema
      >,
      required: [...required, ...parts.flatMap((part) => part.required ?? [])],
    };
  }

  /** Target of a reference within the description. */
  follow<Followed extends { $ref?: string } = Schema>(reference: string): Followed {
    const target = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], this.#document) as Followed;
    return target.$ref ? this.follow<Followed>(target.$ref) : target;
  }
}
