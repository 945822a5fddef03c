import type { ReferenceCall } from 'virtual:reference';
import { CodeCard } from '../../components/code/code-card.tsx';
import { text } from '../../text/developer.ts';
import { type CallArguments, type Given, readFields } from '../../try/fields.ts';
import { callPrograms } from '../programs/call-programs.ts';
import { programCallWith } from '../programs/program-call.ts';
import { useProgramSite } from '../programs/use-program-site.ts';
import type { TryIdentity } from './clients.ts';

/** The call as the fields of the panel have it; the example of the description if the fields hold no such call. */
const argumentsOf = (call: ReferenceCall, given: Given | undefined): CallArguments => {
  const read = given && readFields(call, given);
  if (read && !('kind' in read)) return read;
  const { path, query, body } = call.example;
  return {
    path: Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)])),
    query,
    body,
  };
};

/** The programs that send the call which the fields of the panel hold. */
export const TryPrograms = ({
  call,
  identity,
  given,
}: {
  call: ReferenceCall;
  identity: TryIdentity;
  given: Given | undefined;
}) => {
  const site = useProgramSite(identity);
  const written = programCallWith(call, argumentsOf(call, given));
  return (
    <CodeCard
      label={text.reference.programs}
      versions={callPrograms(written, site, call.isRead ? 'query' : 'mutation')}
    />
  );
};
