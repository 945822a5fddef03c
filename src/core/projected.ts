/** Types of responses whose members follow from the list of fields in the request. Nothing of them exists at run time. */

/**
 * An entity without the members that a request did not ask for. `Silent` has the values that ask for each such member;
 * `Field` has the values that the request contains. If they are not known one by one, `Field` has all of them, and every
 * such member may be there.
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

/** A message with another type of one of its members. */
export type Replaced<Message, Member extends keyof Message, Type> = {
  [Name in keyof Message]: Name extends Member ? Type : Message[Name];
};
