'use client';

import { type ReactNode, useState } from 'react';
import { cookieStorage } from 'vitrine';
import { VitrineProvider } from 'vitrine/react';
import { cookie, openSite } from './site';

const isPage = typeof document !== 'undefined';

export const Providers = ({ children }: { readonly children: ReactNode }) => {
  // In the browser the page continues with the visitor's cookie. On the server it renders the data of the page.
  const [site] = useState(() => openSite(isPage ? cookieStorage(cookie) : undefined));
  return <VitrineProvider {...site}>{children}</VitrineProvider>;
};
