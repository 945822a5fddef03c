import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../site/services.ts';

/** Settings that a real site would have in its own configuration; the playground reads them from the sandbox. */
export interface SiteSwitches {
  readonly captcha: 'off' | 'visible' | 'invisible';
  readonly idpConnections: readonly { readonly id: string; readonly name: string }[];
}

/** The sign-in settings of the site; undefined until read. */
export const useSite = (): SiteSwitches | undefined => {
  const { control } = useServices();
  return useQuery({
    queryKey: ['site-switches'],
    queryFn: () => control.send<SiteSwitches>('POST /sandbox/settings'),
    staleTime: 0,
  }).data;
};
