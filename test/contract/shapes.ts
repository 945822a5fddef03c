import type { Descriptions } from './described.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  maximum?: number;
}

/** Members of an object by name, and which of them are required. */
interface Shape {
  readonly members: Record<string, Schema>;
  readonly required: readonly string[];
}

/** The shape of requests in the description, for comparison with the reference. */
export class Shapes {
  readonly #descriptions: Descriptions;

  constructor(descriptions: Descriptions) {
    this.#descriptions = descriptions;
  }

  /** Names of the query parameters, required ones with a star, sorted. */
  queryParameters(operation: string): string[] {
    return this.#descriptions
      .parameters(operation)
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, required }) => (required ? `${name}*` : name))
      .toSorted();
  }

  /** Keys of the body by form, required ones with a star, sorted; no form for a call without a body. */
  bodyKeys(operation: string): string[][] {
    const body = this.#body(operation);
    if (!body) return [];
    const { oneOf } = this.#follow(operation, body);
    return (oneOf ?? [body]).map((form) => {
      const { members, required } = this.#shape(operation, form);
      return Object.keys(members)
        .map((key) => (required.includes(key) ? `${key}*` : key))
        .toSorted();
    });
  }

  /** The upper limit of a member of the query or the body: `query.paging.limit`. */
  limit(operation: string, member: string): number | undefined {
    const parameters = this.#descriptions
      .parameters(operation)
      .map(({ name, schema }) => [name, schema as Schema]);
    const start: Schema = { properties: Object.fromEntries(parameters) as Record<string, Schema> };
    const body = this.#body(operation);
    const end = member
      .split('.')
      .reduce<Schema | undefined>(
        (schema, key) => schema && this.#shape(operation, schema).members[key],
        body ? { allOf: [start, body] } : start,
      );
    return end && this.#follow(operation, end).maximum;
  }

  #body(operation: string): Schema | undefined {
    return this.#descriptions
      .messages()
      .find((message) => message.operation === operation && message.kind === 'request')?.media?.schema;
  }

  #follow(operation: string, schema: Schema): Schema {
    return this.#descriptions.follow(operation, schema);
  }

  #shape(operation: string, schema: Schema): Shape {
    const {
      properties = {},
      required = [],
      allOf = [],
      anyOf = [],
      oneOf = [],
    } = this.#follow(operation, schema);
    const parts = [...allOf, ...anyOf, ...oneOf].map((part) => this.#shape(operation, part));
    return {
      members: Object.assign({}, properties, ...parts.map(({ members }) => members)) as Record<
        string,
        Schema
      >,
      required: [...required, ...parts.slice(0, allOf.length).flatMap((part) => part.required)],
    };
  }
}
