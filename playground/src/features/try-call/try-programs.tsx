import type { ReferenceCall } from 'virtual:reference';
import { CodeCard } from '../../components/code/code-card.tsx';
import { text } from '../../text/developer.ts';
import { type CallArguments, type Given, readFields } from '../../try/fields.ts';
import { callPrograms } from '../programs/call-programs.ts';
import { programCallWith } from '../programs/program-call.ts';
import { useProgramSite } from '../programs/use-program-site.ts';
import type { TryIdentity } from './clients.ts';
import { useExample } from './use-example.ts';

/** The call as the fields of the panel have it; an example if the fields hold no such call. */
const argumentsOf = (
  call: ReferenceCall,
  given: Given | undefined,
  example: CallArguments,
): CallArguments => {
  const read = given && readFields(call, given);
  return read && !('kind' in read) ? read : example;
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
  const written = programCallWith(call, argumentsOf(call, given, useExample(call)));
  return (
    <CodeCard
      label={text.reference.programs}
      versions={callPrograms(written, site, call.isRead ? 'query' : 'mutation')}
    />
  );
};
