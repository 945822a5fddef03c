/** Types of responses whose members depend on the list of fields in the request. They exist only at compile time. */

/**
 * An entity without the members that the request did not ask for. `Silent` maps each member that is absent by default to
 * the values that ask for it. `Field` is the union of the values in the request. If the compiler does not know which
 * values the request has, `Field` is the union of all values, and the type has all members.
 */
export type Projected<Entity, Silent, Field> = {
  [
    Name in keyof Entity as Name extends keyof Silent
      ? [Extract<Silent[Name], Field>] extends [never]
        ? never
        : Name
      : Name
  ]: Entity[Name];
};

/** `Message` with its member `Member` changed to the type `Type`. */
export type Replaced<Message, Member extends keyof Message, Type> = {
  [Name in keyof Message]: Name extends Member ? Type : Message[Name];
};
