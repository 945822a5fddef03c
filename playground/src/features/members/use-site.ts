import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../site/services.ts';

/** What a real site has in its own configuration; the playground asks the sandbox how it is switched. */
export interface SiteSwitches {
  readonly captcha: 'off' | 'visible' | 'invisible';
  readonly idpConnections: readonly { readonly id: string; readonly name: string }[];
}

/** How the site is switched; undefined until it is known. */
export const useSite = (): SiteSwitches | undefined => {
  const { control } = useServices();
  return useQuery({
    queryKey: ['site-switches'],
    queryFn: () => control.send<SiteSwitches>('POST /sandbox/settings'),
    staleTime: 0,
  }).data;
};
