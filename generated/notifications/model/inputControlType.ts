// Generated from spec/notifications.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md

/**
 * Kind of a question: one line (INPUT), several lines (TEXTAREA), one out of a list (DROPDOWN, RADIO), any of a
 * list (CHECKBOX), first and last name (NAME), further guests and their names (GUEST_CONTROL), an address in one
 * line (ADDRESS_SHORT) or in parts (ADDRESS_FULL), a day (DATE).
 */
export type InputControlType =
  | 'INPUT'
  | 'TEXTAREA'
  | 'DROPDOWN'
  | 'RADIO'
  | 'CHECKBOX'
  | 'NAME'
  | 'GUEST_CONTROL'
  | 'ADDRESS_SHORT'
  | 'ADDRESS_FULL'
  | 'DATE';
