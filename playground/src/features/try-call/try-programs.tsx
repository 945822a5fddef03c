import type { ReferenceCall } from 'virtual:reference';
import { CodeCard } from '../../components/code/code-card.tsx';
import { text } from '../../text/developer.ts';
import { callPrograms } from '../programs/call-programs.ts';
import type { ProgramCall } from '../programs/program-call.ts';
import { useProgramSite } from '../programs/use-program-site.ts';
import type { TryIdentity } from './clients.ts';
import { callOf } from './written.ts';

const exampleOf = (call: ReferenceCall): ProgramCall => ({
  operation: call,
  inPath: Object.entries(call.example.path).map(([name, value]) => [name, String(value)]),
  body: call.example.body,
  params: Object.keys(call.example.query).length > 0 ? call.example.query : undefined,
  query: new URLSearchParams(
    Object.entries(call.example.query).map(([name, value]) => [name, String(value)]),
  ).toString(),
});

const bodyOf = (text: string): unknown => {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
};

/** The call as the fields of the panel have it; the example of the description if the fields hold no such call. */
const writtenCall = (call: ReferenceCall, path: string, body: string): ProgramCall => {
  const { params } = callOf(call.path, path);
  if (!params.path || (body !== '' && bodyOf(body) === undefined)) return exampleOf(call);
  return {
    operation: call,
    inPath: Object.entries(params.path),
    body: bodyOf(body),
    params: params.query,
    query: path.split('?').slice(1).join('?'),
  };
};

/** The programs that send the call which the fields of the panel hold. */
export const TryPrograms = ({
  call,
  identity,
  path,
  body,
}: {
  call: ReferenceCall;
  identity: TryIdentity;
  path: string;
  body: string;
}) => {
  const site = useProgramSite(identity);
  const written = path === '' ? exampleOf(call) : writtenCall(call, path, body);
  return (
    <CodeCard
      label={text.reference.programs}
      versions={callPrograms(written, site, call.isRead ? 'query' : 'mutation')}
    />
  );
};
