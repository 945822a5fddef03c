/** A text of the repository that becomes a page. */
export interface Guide {
  readonly source: string;
  /** File below `guides/`. */
  readonly page: string;
  readonly title: string;
  readonly about: string;
}

/** Pages that serve one purpose, under one heading of the navigation. */
export interface Group {
  readonly title: string;
  readonly guides: readonly Guide[];
}

const file = (source: string, name: string, title: string, about: string): Guide => ({
  source,
  page: `${name}.html`,
  title,
  about,
});

const docs = (name: string, title: string, about: string): Guide =>
  file(`docs/${name}.md`, name, title, about);

/** All hand-written pages, in the order of the navigation. */
export const groups: readonly Group[] = [
  {
    title: 'Get started',
    guides: [
      {
        source: 'README.md',
        page: 'readme.html',
        title: 'What it is',
        about: 'Facts, installation, first program.',
      },
      docs('start-vite', 'Vite and React', 'From an empty folder to a cart in the browser.'),
      docs('start-node', 'Plain Node', 'From an empty folder to a cart in a script.'),
      docs('start-server', 'TanStack Router', 'A page that is rendered for each visitor, with streaming.'),
      docs('start-worker', 'Worker', 'A shop at the edge.'),
    ],
  },
  {
    title: 'Frameworks',
    guides: [
      docs('next', 'Next.js', 'App Router: proxy, Server Components, an action, sign-in, webhooks.'),
      docs('react-router', 'React Router', 'Framework mode: a loader, an action, the cart in the page.'),
      docs('astro', 'Astro', 'A page for each visitor, and the cart as an island.'),
      docs('express', 'Express', 'Pages without scripts, the session in a cookie.'),
      docs('hono', 'Hono', 'The same with Fetch handlers.'),
    ],
  },
  {
    title: 'Build',
    guides: [
      docs('shop', 'Shop', 'Products, the cart, totals, checkout.'),
      docs('shop-react', 'Shop in React', 'Products, choices and the cart as hooks.'),
      docs('tickets', 'Tickets', 'Events, holds with a countdown, orders.'),
      docs('members', 'Members', 'Sign-in at the hosted page or on your own page.'),
      docs('owner-tools', 'Owner tools', 'Products, events and orders from a server.'),
      docs('webhooks', 'Webhooks', 'Notifications, verified and handled once, in order.'),
      docs('testing', 'Tests with the sandbox', 'A site for each test, with a clock and faults.'),
      docs('sandbox', 'The sandbox', 'Places to run it, your own handlers, all settings.'),
    ],
  },
  {
    title: 'Understand',
    guides: [
      docs('calls', 'Clients and calls', 'Options, identities, pages, layers.'),
      docs('sessions', 'Sessions', 'Places for tokens, and who can read them.'),
      docs('react', 'React', 'Options, hooks, stale reads.'),
      docs('server-rendering', 'Rendering on a server', 'Data and session for the page.'),
      docs('errors', 'Errors and recovery', 'Kinds, advice, repeats.'),
      docs('security', 'Security model', 'Secrets, and the choices of an application.'),
      docs('performance', 'Performance', 'Sizes and times, and how to measure them.'),
      docs('scale', 'At scale', 'Outages, many processes, one limit.'),
      docs('limits', 'Limits', 'The scope, and limits of the platform.'),
      docs('reference', 'Reference', 'Every entry point, every operation.'),
    ],
  },
  {
    title: 'Change',
    guides: [
      docs('migration', 'From the official packages', 'Name by name.'),
      docs(
        'generations',
        'Two generations of calls',
        'Both families in one program, and a rehearsal of the ends.',
      ),
      docs('upgrade', 'Upgrade', 'Between versions of the package.'),
      docs('other-host', 'Another host', 'A sandbox, a gateway, a fetch of your own.'),
      docs(
        'regenerate',
        'After an edit of the descriptions',
        'One command generates calls, hooks and schemas again.',
      ),
      docs('any-language', 'Any language', 'A shop with curl against the sandbox.'),
    ],
  },
  {
    title: 'The project',
    guides: [
      file('AGENTS.md', 'agents', 'For coding agents', 'Facts, ten rules, three recipes.'),
      file(
        'CONTRIBUTING.md',
        'contributing',
        'Contributing',
        'Source folders, adding an operation, tests, releases.',
      ),
      file(
        'spec/README.md',
        'descriptions',
        'The descriptions',
        'The YAML: layout, names, extensions, corrections.',
      ),
      file(
        'spec/CHANGELOG.md',
        'description-changes',
        'Changes of the descriptions',
        'For callers, by release.',
      ),
      file('CHANGELOG.md', 'changelog', 'Changes', 'Release by release.'),
      file('SUPPORT.md', 'support', 'Support', 'Versions of Node, React, TypeScript and browsers.'),
      file(
        'SECURITY.md',
        'security-policy',
        'Security policy',
        'Guarantees, and how to report a vulnerability.',
      ),
    ],
  },
];

/** All guides, in the order of the navigation. */
export const guides: readonly Guide[] = groups.flatMap((group) => group.guides);
