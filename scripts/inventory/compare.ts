import { enums, type Field, fields } from './tables.ts';
import {
  alternatives,
  constantOf,
  type Member,
  memberOf,
  type Resolve,
  type Schema,
  valuesOf,
} from './schema.ts';

/** Whether a message goes to the platform or comes from it. */
export type Direction = 'request' | 'response';

/** A part of the inventory that a description lacks or describes differently. */
export interface Difference {
  /** Type and field of the inventory: `cart/LineItem.url`. */
  readonly field: string;
  readonly direction: Direction;
  /** `missing`, `not required`, `maxLength 50 is absent`. */
  readonly what: string;
  /** First place at which the difference was found: `getCurrentCart cart.lineItems[].url`. */
  readonly path: string;
}

interface Place {
  readonly direction: Direction;
  readonly path: string;
  /** The enclosing types: a type within itself is not entered again. */
  readonly within?: readonly string[];
  readonly resolve: Resolve;
}

/** Compares the types of the inventory with our schemas, each pair once. */
export class Comparison {
  readonly #differences = new Map<string, Difference>();
  readonly #seen = new Map<string, Set<Schema>>();
  readonly #visited = new Set<string>();

  /** Differences, each once, at the place where it was found first. */
  get differences(): Difference[] {
    return [...this.#differences.values()];
  }

  /** The types that were reached. */
  get visited(): ReadonlySet<string> {
    return this.#visited;
  }

  /** Compares an object type of the inventory with our schema for it, and everything below it. */
  compareType(type: string, schema: Schema, place: Place): void {
    this.#visited.add(type);
    const { within = [] } = place;
    if (within.includes(type)) return;
    const inner = { ...place, within: [...within, type] };
    const own = fields.get(type) ?? [];
    const forms = this.#formsFor(own, alternatives(schema, place.resolve), place.resolve);
    const key = `${place.direction} ${type}`;
    const seen = this.#seen.get(key) ?? new Set();
    this.#seen.set(key, seen);
    if (forms.every((form) => seen.has(form))) return;
    for (const form of forms) seen.add(form);
    for (const field of own) this.#compareField(field, memberOf(forms, field.name, place.resolve), inner);
  }

  /** Follows a path of field names through our schemas and tells whether each step is required. */
  compareNeed(path: string, schema: Schema, place: Place, field: string): void {
    const [name = '', ...rest] = path.split('.');
    const plain = name.replaceAll('[]', '');
    const member = memberOf(alternatives(schema, place.resolve), plain, place.resolve);
    if (!member) return this.#report(field, `${path}: missing`, place);
    if (rest.length === 0)
      return member.required ? undefined : this.#report(field, `${path}: not required`, place);
    const inner = name.endsWith('[]') ? (place.resolve(member.schema).items ?? {}) : member.schema;
    this.compareNeed(rest.join('.'), inner, place, field);
  }

  /** From several alternatives, select those whose fixed values equal those of the inventory's type. */
  #formsFor(own: readonly Field[], forms: Schema[], resolve: Resolve): Schema[] {
    const fixed = own.flatMap(({ name, limits }) =>
      limits['const'] ? [{ name, value: limits['const'] }] : [],
    );
    const alike = forms.filter((form) =>
      fixed.some(({ name, value }) => constantOf(form, name, resolve) === value),
    );
    return alike.length > 0 ? alike : forms;
  }

  #compareField(field: Field, member: Member | undefined, outer: Place): void {
    const name = `${field.type}.${field.name}`;
    const place = { ...outer, path: `${outer.path}.${field.name}` };
    const sentByPlatform = field.readOnly && place.direction === 'request';
    if (!member) {
      this.#passOver(field.shape);
      if (!sentByPlatform) this.#report(name, 'missing', place);
      return;
    }
    const due = place.direction === 'request' ? field.required : field.required || field.always;
    if (due && !member.required) this.#report(name, 'not required', place);
    if (sentByPlatform && place.resolve(member.schema).readOnly !== true && member.schema.readOnly !== true)
      this.#report(name, 'read-only, yet in the request', place);
    if (place.direction === 'response') this.#compareProjection(name, field, member.schema, place);
    this.#compareShape(name, field.shape, '', field.limits, member.schema, place);
  }

  #compareProjection(name: string, { onlyWith }: Field, schema: Schema, place: Place): void {
    const ours = schema['x-only-with'] ?? place.resolve(schema)['x-only-with'] ?? [];
    const [known, due] = [ours, onlyWith].map((values) => JSON.stringify(values));
    if (known !== due) this.#report(name, `x-only-with ${due} is ${known}`, place);
  }

  #compareShape(
    name: string,
    shape: string,
    level: string,
    limits: Field['limits'],
    schema: Schema,
    place: Place,
  ): void {
    const forms = alternatives(schema, place.resolve);
    this.#compareLimits(name, level, limits, forms, place);
    if (shape.startsWith('[]')) {
      const items = forms.find((form) => form.items)?.items;
      if (!items) return this.#report(name, 'not a list', place);
      const inner = { ...place, path: `${place.path}[]` };
      return this.#compareShape(name, shape.slice(2), `${level}[]`, limits, items, inner);
    }
    if (shape === '{}') return this.#compareScalar(name, 'object', forms, place);
    if (shape.startsWith('{}')) {
      const values = forms.find(
        (form) => typeof form.additionalProperties === 'object',
      )?.additionalProperties;
      if (typeof values !== 'object') return this.#report(name, 'not a map', place);
      return this.#compareShape(name, shape.slice(2), `${level}[]`, limits, values, place);
    }
    if (shape.includes('/') && !shape.includes('#')) return this.compareType(shape, schema, place);
    if (shape.includes('#')) return this.#compareValues(name, shape, forms, place);
    return this.#compareScalar(name, shape, forms, place);
  }

  #compareValues(name: string, shape: string, forms: Schema[], place: Place): void {
    const known = forms.flatMap((form) => valuesOf(form, place.resolve));
    const lacking = (enums.get(shape) ?? []).filter((value) => !known.includes(value));
    this.#visited.add(shape);
    if (lacking.length > 0) this.#report(name, `lacks the values ${lacking.join(' ')}`, place);
  }

  #compareScalar(name: string, shape: string, forms: Schema[], place: Place): void {
    const [type = '', format] = shape.split(':');
    const types = forms.flatMap((form) => form.type ?? []);
    if (!types.includes(type))
      return this.#report(name, `${type} is ${types.join(' or ') || 'untyped'}`, place);
    if (format && !forms.some((form) => form.format === format))
      this.#report(name, `format ${format} is ${forms[0]?.format ?? 'absent'}`, place);
  }

  #compareLimits(name: string, level: string, limits: Field['limits'], forms: Schema[], place: Place): void {
    for (const [limit, value] of Object.entries(limits)) {
      const plain = limit.replaceAll('[]', '');
      if (limit.length - plain.length !== level.length) continue;
      const ours = forms.flatMap((form) => (plain in form ? [JSON.stringify(form[plain])] : []))[0];
      if (ours !== value && ours !== JSON.stringify(value))
        this.#report(name, `${plain} ${value} is ${ours ?? 'absent'}`, place);
    }
  }

  /** Parts of a field that is not described count as seen: the missing field is reported, its parts are not. */
  #passOver(shape: string): void {
    const type = shape.replaceAll(/[[\]{}]/g, '');
    if (this.#visited.has(type) || !/[#/]/.test(type)) return;
    this.#visited.add(type);
    for (const field of fields.get(type) ?? []) this.#passOver(field.shape);
  }

  #report(field: string, what: string, { direction, path }: Place): void {
    const key = `${field} ${direction} ${what}`;
    if (!this.#differences.has(key)) this.#differences.set(key, { field, direction, what, path });
  }
}
