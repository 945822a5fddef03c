import type { VitrineClient } from 'vitrine';
import { anyCart, ticketsV2 } from 'vitrine/state';
import { answerInvitation } from './programs/answer-an-invitation.ts';
import { checkOut } from './programs/check-out.ts';
import { fillCart } from './programs/fill-a-cart.ts';
import { holdTickets } from './programs/hold-tickets.ts';

export const journeyIds = ['cart', 'checkout', 'tickets', 'invitation'] as const;
export type JourneyId = (typeof journeyIds)[number];

/** The whole files of the programs. */
const files = import.meta.glob<string>('./programs/*.ts', { query: '?raw', import: 'default', eager: true });
const codeOf = (name: string): string => files[`./programs/${name}.ts`] ?? '';

const fillCartCode = codeOf('fill-a-cart');
const checkOutCode = codeOf('check-out');
const holdTicketsCode = codeOf('hold-tickets');

/** A program that can be rehearsed, with its code. */
export interface Journey {
  readonly code: string;
  readonly run: (client: VitrineClient) => Promise<void>;
  /** The same program after the move; undefined if there is nothing to mend. */
  readonly mended?: Pick<Journey, 'code' | 'run'>;
}

/** The programs of the page. A mended program differs in its backend only. */
export const journeys: Readonly<Record<JourneyId, Journey>> = {
  cart: {
    code: fillCartCode,
    run: (client) => fillCart(client),
    mended: {
      code: fillCartCode.replaceAll('cartV1', 'anyCart'),
      run: (client) => fillCart(client, anyCart),
    },
  },
  checkout: {
    code: checkOutCode,
    run: (client) => checkOut(client),
    mended: {
      code: checkOutCode.replaceAll('cartV1', 'anyCart'),
      run: (client) => checkOut(client, anyCart),
    },
  },
  tickets: {
    code: holdTicketsCode,
    run: (client) => holdTickets(client),
    mended: {
      code: holdTicketsCode.replaceAll('ticketsV1', 'ticketsV2'),
      run: (client) => holdTickets(client, ticketsV2),
    },
  },
  invitation: { code: codeOf('answer-an-invitation'), run: answerInvitation },
};
