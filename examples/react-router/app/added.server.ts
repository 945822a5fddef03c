import { createCookie } from 'react-router';

/** A sentence about the added product, for the next page. */
export const added = createCookie('added', { path: '/', sameSite: 'lax', maxAge: 10 });
