'use client';

import { type ReactNode, useState } from 'react';
import { cookieStorage } from 'vitrine';
import { VitrineProvider } from 'vitrine/react';
import { cookie, openSite } from './site';

const isPage = typeof document !== 'undefined';

export const Providers = ({ children }: { readonly children: ReactNode }) => {
  // In the browser the page goes on with the cookie of the visitor. On the server it draws what the page hands over.
  const [site] = useState(() => openSite(isPage ? cookieStorage(cookie) : undefined));
  return <VitrineProvider {...site}>{children}</VitrineProvider>;
};
