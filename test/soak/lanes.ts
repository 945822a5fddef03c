import { journeys } from '../../examples/journeys/index.ts';

const from = (first: number, last: number): string[] =>
  Object.keys(journeys).filter((id) => Number(id.slice(1)) >= first && Number(id.slice(1)) <= last);

/** The people who use the site at the same time; their journeys are those of examples/journeys. */
export const lanes = [
  { name: 'shop', journeys: from(1, 8) },
  { name: 'tickets', journeys: from(9, 15) },
  { name: 'members', journeys: from(16, 23) },
  { name: 'owner', journeys: from(24, 29) },
];
