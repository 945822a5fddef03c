import { countries, type Destination, destinationOf } from './places.ts';

const KEY = 'vitrine.destination';

/** Keeps the chosen destination for this tab, so that a reload does not send the order elsewhere. */
export const rememberDestination = (destination: Destination): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(destination));
  } catch {
    // Storage may be blocked; the choice then lasts until the page is left.
  }
};

/** The destination that was chosen in this tab; undefined when there was none, or none that the shop knows. */
export const recallDestination = (): Destination | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const { country, subdivision } = Object(stored) as Partial<Destination>;
    if (!countries.some(({ code }) => code === country)) return undefined;
    return destinationOf({ country, subdivision });
  } catch {
    return undefined;
  }
};
