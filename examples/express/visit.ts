import type { ErrorRequestHandler, Request, Response } from 'express';
import { createClient, oauth, requestCookies } from 'vitrine';

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11'; // yours; the sandbox takes any GUID
const host = process.env['SITE_HOST'];
const secure = process.env['PUBLIC_ADDRESS']?.startsWith('https:');

/** The client of one request: two visitors never share one. The session is in a cookie that no script can read. */
export const visit = (request: Request, response: Response) => {
  const cookies = requestCookies(request, { secure });
  // A call ends after 10 seconds: a person does not wait a minute for a page.
  const site = createClient({ host, auth: oauth({ clientId, storage: cookies }), timeout: 10_000 });
  response.on('close', () => site.session.dispose());
  /** Sends the session to the browser if it has changed. Call it last, before the response is sent. */
  const save = (): void => cookies.applyTo(response);
  response.locals['save'] = save;
  return { site, save };
};

/** Answers a request that failed. The tokens may be new nevertheless, so the session is sent here too. */
export const failed: ErrorRequestHandler = (error, _request, response: Response, next) => {
  if (response.headersSent) return next(error);
  console.error(error);
  const save: unknown = response.locals['save'];
  if (typeof save === 'function') save();
  response.status(502).send('The shop does not answer.');
};

export type Site = ReturnType<typeof visit>['site'];
