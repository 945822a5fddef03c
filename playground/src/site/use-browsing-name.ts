import { knownName } from './member-names.ts';
import { text } from '../text/text.ts';
import { useServices, useSessionFacts } from './services.ts';
import { useStore } from '../lib/use-store.ts';

/** Display name of the current identity. */
export const useBrowsingName = (): string => {
  const { identity } = useServices();
  const { loggedIn } = useSessionFacts();
  const names = useStore(knownName);
  const usual = text.identity.names[identity];
  if (!loggedIn) return usual;
  return names[identity] ?? (identity === 'member' ? usual : text.identity.member);
};
