import { oauth } from '../../session/oauth.ts';
import { memoryStorage } from '../../session/storage/storage.ts';
import { createClient } from '../client.ts';
import type { CallOptions } from '../types.ts';
import type { Loopback } from './loopback.ts';

/** Limits for hosts that never answer. */
export const quick: CallOptions = { longestPause: 20, attemptTimeout: 500, timeout: 10_000 };

/** Limits for many concurrent calls on a busy machine. */
export const patient: CallOptions = { attemptTimeout: 20_000, timeout: 30_000 };

/** A client whose visitor or member has an access token that has just expired. */
export const expired = (server: Loopback, role: 'visitor' | 'member', lifetime = 0) => {
  const storage = memoryStorage();
  void storage.save(`shop@${server.host}`, {
    accessToken: { value: 'AT0', expiresAt: Math.floor(Date.now() / 1000) + lifetime },
    refreshToken: { value: 'RT0', role },
  });
  const site = createClient({ host: server.host, auth: oauth({ clientId: 'shop', storage }), ...quick });
  const events: string[] = [];
  site.session.subscribe(({ type }) => void events.push(type));
  return { site, events };
};
