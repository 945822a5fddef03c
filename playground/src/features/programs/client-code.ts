/** Identities of a client; `anyone` sends no token. */
export type ProgramIdentity = 'visitor' | 'member' | 'owner' | 'app' | 'anyone';

/** The sandbox that a program calls, and the identity that it calls as. */
export interface ProgramSite {
  readonly identity: ProgramIdentity;
  readonly clientId: string;
  readonly ownerKey: string;
  readonly scenario: string;
  readonly seed: string;
}

/** Address of the sandbox that {@link sandboxCommand} starts. */
export const HOST = 'http://localhost:4010';

/** The command that starts a sandbox with the ids of this site. */
export const sandboxCommand = ({ scenario, seed }: ProgramSite): string =>
  `npx vitrine sandbox --port 4010 --scenario ${scenario} --seed ${seed}`;

const inBrowser = (runs: 'page' | 'server', indent: string): string =>
  runs === 'page' ? `\n${indent}dangerouslyAllowBrowser: true, // only for the sandbox` : '';

const auths: Readonly<
  Record<Exclude<ProgramIdentity, 'anyone'>, (site: ProgramSite, runs: 'page' | 'server') => string>
> = {
  visitor: ({ clientId }) => `oauth({ clientId: '${clientId}' })`,
  member: ({ clientId }) => `oauth({ clientId: '${clientId}' })`,
  owner: ({ ownerKey }, runs) =>
    `apiKey({\n    key: '${ownerKey}', // a secret: keep a real key on a server\n    siteId: 'sandbox-site',${inBrowser(runs, '    ')}\n  })`,
  app: ({ clientId, ownerKey }, runs) =>
    `app({\n    appId: '${clientId}',\n    appSecret: 'sandbox-app-secret', // keep a real secret on a server\n    instanceId: '${clientId}',\n    apiKey: '${ownerKey}',${inBrowser(runs, '    ')}\n  })`,
};

const imports = { visitor: 'oauth', member: 'oauth', owner: 'apiKey', app: 'app' } as const;

/** First lines of a program: the command of its sandbox, and the import of {@link clientCode}. */
export const clientImports = (site: ProgramSite): string => {
  const { identity } = site;
  const names = [...(identity === 'anyone' ? [] : [imports[identity]]), 'createClient'];
  return `// ${sandboxCommand(site)}\nimport { ${names.toSorted().join(', ')} } from 'vitrine';\n`;
};

/** The client of a program. */
export const clientCode = (site: ProgramSite, runs: 'page' | 'server'): string => {
  const { identity } = site;
  const auth = identity === 'anyone' ? '' : `  auth: ${auths[identity](site, runs)},\n`;
  const signIn = identity === 'member' ? '// Sign in first: docs/members.md has the ways to do it.\n' : '';
  return `${signIn}const client = createClient({\n${auth}  host: '${HOST}', // omit it to call the platform itself\n});\n`;
};
