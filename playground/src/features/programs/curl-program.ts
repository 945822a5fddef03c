import { HOST, type ProgramSite, sandboxCommand } from './client-code.ts';
import type { ProgramCall } from './program-call.ts';

const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const json = "-H 'content-type: application/json'";

const tokenOf = (grant: object): string =>
  `TOKEN=$(curl -s ${HOST}/oauth2/token ${json} \\\n  --data ${shell(JSON.stringify(grant))} |\n  sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')\n`;

/** The lines that get a token, and the headers that name the caller. */
const callerOf = ({ identity, clientId, ownerKey }: ProgramSite): { token: string; headers: string[] } => {
  if (identity === 'anyone') return { token: '', headers: [] };
  if (identity === 'owner')
    return {
      token: '',
      headers: [`-H ${shell(`authorization: ${ownerKey}`)}`, "-H 'wix-site-id: sandbox-site'"],
    };
  const grant =
    identity === 'app'
      ? {
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: 'sandbox-app-secret',
          instance_id: clientId,
        }
      : { clientId, grantType: 'anonymous' };
  return { token: tokenOf(grant), headers: ['-H "authorization: $TOKEN"'] };
};

/** A call as shell commands: a token, then the request. */
export const curlProgram = ({ operation, inPath, body, query }: ProgramCall, site: ProgramSite): string => {
  const { method, path, prefix } = operation;
  const values = new Map(inPath);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const { token, headers } = callerOf(site);
  const address = shell(`${HOST}${prefix}${filled}${query && `?${query}`}`);
  // The platform expects an object from a call without arguments.
  const sent = body === undefined && /^P(OS|A)/.test(method) ? {} : body;
  const parts = [
    `curl -s ${method === 'GET' ? '' : `-X ${method} `}${address}`,
    ...headers,
    ...(sent === undefined ? [] : [json, `--data ${shell(JSON.stringify(sent, undefined, 2))}`]),
  ];
  return `# ${sandboxCommand(site)}\n${token}${parts.join(' \\\n  ')}\n`;
};
