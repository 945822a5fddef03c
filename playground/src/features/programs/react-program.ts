import { cartCode, type CartCode } from './cart-actions.ts';
import { clientCode, clientImports, type ProgramSite } from './client-code.ts';
import { literal } from './literal.ts';
import type { ProgramCall } from './program-call.ts';
import { argumentsOf, callCode } from './typescript-program.ts';

/** The part of a program around its component. */
interface Component {
  readonly imports: readonly string[];
  /** The body of the component. */
  readonly lines: readonly string[];
}

const hookOf = (id: string): string => `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;

const indented = (code: string, indent: string): string => code.replaceAll('\n', `\n${indent}`);

const FAILURE = '{error && <p role="alert">{error.message}</p>}';

const queryComponent = (call: ProgramCall): Component => {
  const { id, service } = call.operation;
  return {
    imports: [`import { ${hookOf(id)} } from 'vitrine/react/${service}';`],
    lines: [
      `const { data, error } = ${callCode(hookOf(id), argumentsOf(call, false))};`,
      'if (error) return <p role="alert">{error.message}</p>;',
      'return <pre>{JSON.stringify(data, undefined, 2)}</pre>;',
    ],
  };
};

const pagesComponent = (call: ProgramCall): Component => {
  const { id, service } = call.operation;
  return {
    imports: [
      "import { useInfiniteQuery } from '@tanstack/react-query';",
      `import { ${id}Pages } from 'vitrine/react/${service}';`,
    ],
    lines: [
      `const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery(\n  ${indented(callCode(`${id}Pages`, argumentsOf(call, false)), '  ')},\n);`,
      'return (',
      '  <>',
      `    ${FAILURE}`,
      '    <pre>{JSON.stringify(data?.pages, undefined, 2)}</pre>',
      '    {hasNextPage && <button onClick={() => void fetchNextPage()}>More</button>}',
      '  </>',
      ');',
    ],
  };
};

const button = (id: string, press: string, disabled = ''): readonly string[] =>
  press.includes('\n')
    ? [
        '    <button',
        ...(disabled ? [`      ${disabled}`] : []),
        '      onClick={() =>',
        `        ${indented(press, '        ')}`,
        '      }',
        '    >',
        `      ${id}`,
        '    </button>',
      ]
    : [`    <button ${disabled && `${disabled} `}onClick={() => ${press}}>`, `      ${id}`, '    </button>'];

const mutationComponent = ({ operation, inPath, body, params }: ProgramCall): Component => {
  const { id, service, hasBody, hasQuery } = operation;
  const variables = {
    ...Object.fromEntries(inPath),
    ...(hasBody && { data: body ?? {} }),
    ...(hasQuery && params && { params }),
  };
  const given = Object.keys(variables).length === 0 ? '' : literal(variables);
  return {
    imports: [`import { ${hookOf(id)} } from 'vitrine/react/${service}';`],
    lines: [
      `const { mutate, data, error, isPending } = ${hookOf(id)}();`,
      'return (',
      '  <>',
      ...button(id, `mutate(${given})`, 'disabled={isPending}'),
      `    ${FAILURE}`,
      '    <pre>{JSON.stringify(data, undefined, 2)}</pre>',
      '  </>',
      ');',
    ],
  };
};

const cartComponent = (id: string, { hooks, lines, press, shown }: CartCode): Component => ({
  imports: [`import { ${hooks.join(', ')} } from 'vitrine/react';`],
  lines: [
    ...lines,
    ...(press === undefined
      ? [`return <pre>{${shown}}</pre>;`]
      : [
          'return (',
          '  <>',
          ...button(id, press),
          `    <p>Pieces in the cart: {${shown}}</p>`,
          '  </>',
          ');',
        ]),
  ],
});

/** Kind of hook that makes a call: one of the rooms, such as the cart's, or a generated one. */
export type HookKind = 'query' | 'pages' | 'mutation' | 'call';

const componentOf = (call: ProgramCall, kind: HookKind): Component => {
  const { id, isRead } = call.operation;
  const cart = kind === 'call' ? cartCode(id, call.body) : undefined;
  if (cart) return cartComponent(id, cart);
  if (kind === 'pages') return pagesComponent(call);
  return isRead ? queryComponent(call) : mutationComponent(call);
};

/** A whole module in React whose component makes a call, with a query, on a press, or through the cart. */
export const reactProgram = (call: ProgramCall, site: ProgramSite, kind: HookKind): string => {
  const { imports, lines } = componentOf(call, kind);
  const provider = "import { VitrineProvider } from 'vitrine/react';";
  const own = imports.some((line) => line.endsWith("'vitrine/react';"))
    ? imports.map((line) =>
        line.endsWith("'vitrine/react';")
          ? line.replace('{ ', '{ VitrineProvider, ').replace(/\{ (.*) \}/, sorted)
          : line,
      )
    : [provider, ...imports];
  return `${clientImports(site)}${own.join('\n')}

${clientCode(site, 'page')}
const Example = () => {
  ${indented(lines.join('\n'), '  ')}
};

export const Page = () => (
  <VitrineProvider client={client}>
    <Example />
  </VitrineProvider>
);
`;
};

/** The names of an import in alphabetical order. */
const sorted = (_import: string, names: string): string =>
  `{ ${names
    .split(', ')
    .toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase()))
    .join(', ')} }`;
