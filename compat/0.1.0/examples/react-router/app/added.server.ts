import { createCookie } from 'react-router';

/** A sentence about what was added, for the next page. */
export const added = createCookie('added', { path: '/', sameSite: 'lax', maxAge: 10 });
