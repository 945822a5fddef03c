import { useQuery } from '@tanstack/react-query';
import type { ReferenceCall } from 'virtual:reference';
import { useServices } from '../../site/services.ts';
import type { CallArguments } from '../../try/fields.ts';
import { filledCall, type Known } from './fill.ts';

/** The example of the description. Its ids are placeholders. */
const described = ({ example: { path, query, body } }: ReferenceCall): CallArguments => ({
  path: Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)])),
  query,
  body,
});

/** The example of a call with ids of the sandbox, which its programs find when they run. */
export const useExample = (call: ReferenceCall): CallArguments => {
  const { control } = useServices();
  const { data } = useQuery({
    queryKey: ['sandbox', 'example', call.id],
    queryFn: async () => filledCall(call, await control.send<Known>('GET /sandbox/state')),
    // The next visit of the page reads the ids again, because the site may have been replaced.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return data ?? described(call);
};
