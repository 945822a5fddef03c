import type { LogEntry } from '../../site/request-log.ts';

/** Hooks that make calls of operations without a hook of their own. */
const rooms: readonly (readonly [RegExp, string])[] = [
  [/CurrentCart/, 'useCart'],
  [
    /^(createReservation|cancelReservation|getInvoice|checkout|updateCheckout|queryAvailableTickets|listAvailableTickets)$/,
    'useReservation',
  ],
  [/^getOrder$/, 'useOrder'],
  [/^(login|register|verifyDuringAuthentication|resendDuringAuthentication)$/, 'useSignIn'],
  [/^(createRedirectSession|createToken)$/, 'useSession'],
];

/** The hook that made a call, as far as known. */
export const hookOf = ({ call, cause }: Pick<LogEntry, 'call' | 'cause'>): string | undefined =>
  cause.hook ?? rooms.find(([operations]) => operations.test(call.operation))?.[1];
