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

/** One bundled description with its own schema validator. */
export class Bundled {
  readonly #document: object;
  readonly #ajv = new Ajv.default({ strict: false, allErrors: true, logger: false });
  readonly #compiled = new WeakMap<object, ValidateFunction>();
  /** Schemas that are compiled as parts of the description, so that all of them share its compiled components. */
  readonly #compiling: object[] = [];

  constructor(document: object) {
    this.#document = document;
    // Custom formats such as `decimal` are only names: the pattern beside them is checked.
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ ...document, compiling: this.#compiling }, 'bundle');
  }

  /** Violations of a schema by a value, as sentences; empty when the value matches. */
  violations(schema: object, value: unknown): string[] {
    const validate = this.#validatorOf(schema);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  }

  #validatorOf(schema: object): ValidateFunction {
    const known = this.#compiled.get(schema);
    if (known) return known;
    const place = this.#compiling.push(schema) - 1;
    const made = this.#ajv.getSchema(`bundle#/compiling/${place}`);
    if (!made) throw new Error(`The schema ${JSON.stringify(schema)} cannot be compiled.`);
    this.#compiled.set(schema, made);
    return made;
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
