import type { AdviceMessageKey } from 'vitrine';

const failures: Readonly<Partial<Record<AdviceMessageKey, string>>> = {
  'call.outcomeUnknown':
    'It is not certain whether this took effect. Look at the present state before you try again.',
  'call.invalid': 'Some of the input was not accepted. Check it, then try again.',
  'call.unauthenticated': 'You are not signed in any more. Sign in, then try again.',
  'call.forMembers': 'Only members can do this. Sign in, then try again.',
  'call.forbidden': 'This is not allowed here. The owner of the site can say why.',
  'call.notFound': 'This does not exist any more.',
  'call.conflict': 'This has changed in the meantime. Load it again, then decide.',
  'call.staleRevision': 'This has changed in the meantime. Load it again, then decide.',
  'call.precondition': 'The site is not ready for this yet.',
  'call.tooMany': 'Too many attempts. Wait a minute, then try again.',
  'call.platformFailed': 'The site has a problem at the moment. Try again later.',
  'call.network': 'The site cannot be reached. Check your connection, then try again.',
  'call.timeout': 'The site took too long to answer. Try again.',
  'call.unusable': 'The site gave an answer that cannot be used. Try again later.',
  'session.unavailable': 'The site cannot be reached for the sign-in. Try again later.',
  'session.lost': 'Your session has ended, and nothing was changed. Sign in again.',
  'session.changed': 'The person signed in has changed, and nothing was sent. Try again.',
};

/** Failures that any call can have, as a visitor of a shop reads them. The advice of the package is for developers. */
export const general = { failures };
