import type { CodeVersion } from '../../components/code/code-card.tsx';
import { curlProgram } from './curl-program.ts';
import type { ProgramSite } from './client-code.ts';
import type { ProgramCall } from './program-call.ts';
import { type HookKind, reactProgram } from './react-program.ts';
import { typescriptProgram } from './typescript-program.ts';

/** The programs that make a call, each a whole file. */
export const callPrograms = (
  call: ProgramCall,
  site: ProgramSite,
  kind: HookKind,
): readonly CodeVersion[] => [
  { name: 'React', code: reactProgram(call, site, kind), language: 'typescript' },
  { name: 'TypeScript', code: typescriptProgram(call, site), language: 'typescript' },
  { name: 'curl', code: curlProgram(call, site), language: 'shell' },
];
