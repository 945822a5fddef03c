import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { cookies, headers } from 'next/headers';
import { requestCookies } from 'vitrine';
import { prefetchCart } from 'vitrine/react';
import { shownProducts } from './queries';
import { Shop } from './shop';
import { cookie, openSite } from './site';

export default async function Page() {
  const { client, queryClient } = openSite(requestCookies(await headers(), cookie));
  await Promise.all([queryClient.prefetchQuery(shownProducts), prefetchCart(queryClient)]);
  const state = dehydrate(queryClient);
  client.session.dispose();
  return (
    <HydrationBoundary state={state}>
      <h1>Shop</h1>
      <p id="added">{(await cookies()).get('added')?.value}</p>
      <Shop />
    </HydrationBoundary>
  );
}
