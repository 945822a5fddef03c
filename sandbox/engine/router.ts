/** A method and a path. */
export interface Route {
  readonly method: string;
  /** Path with parameters in braces. */
  readonly path: string;
}

/** The matching route with the values of its parameters. */
export interface Match<T> {
  readonly route: T;
  readonly params: Readonly<Record<string, string>>;
}

interface Node<T> {
  literals: Map<string, Node<T>>;
  parameter: Node<T> | undefined;
  route: T | undefined;
  /** The names of the parameters of the route, the last one first. */
  names: readonly string[];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const emptyNode = <T>(): Node<T> => ({
  literals: new Map(),
  parameter: undefined,
  route: undefined,
  names: [],
});

/**
 * A router that accepts any prefix before the path of a route, because the platform has the same path behind other
 * prefixes on other hosts. It reads paths from the end, in one tree for each method. At each step a literal segment
 * wins over a parameter, and a longer route over a shorter one.
 */
export const createRouter = <T extends Route>(routes: readonly T[]) => {
  const trees = new Map<string, Node<T>>();
  for (const route of routes) {
    const root = trees.get(route.method) ?? emptyNode<T>();
    trees.set(route.method, root);
    let node = root;
    for (const segment of segmentsOf(route.path).reverse()) {
      if (segment.startsWith('{')) node = node.parameter ??= emptyNode<T>();
      else {
        const next = node.literals.get(segment) ?? emptyNode<T>();
        node.literals.set(segment, next);
        node = next;
      }
    }
    node.route = route;
    node.names = parametersOf(route).reverse();
  }

  /** The route of a method and path; undefined: there is none. */
  const match = (method: string, path: string): Match<T> | undefined => {
    const root = trees.get(method);
    if (!root) return undefined;
    const segments = segmentsOf(path).reverse();
    const found = walk(root, segments, 0, []);
    return found && { route: found.route, params: paramsOf(found) };
  };

  /** The methods of a path. */
  const methodsOf = (path: string): string[] => METHODS.filter((method) => match(method, path));

  return { match, methodsOf };
};

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

interface Found<T> {
  route: T;
  names: readonly string[];
  /** The values of the parameters, the last parameter first. */
  values: string[];
}

const walk = <T>(
  node: Node<T>,
  segments: readonly string[],
  at: number,
  values: string[],
): Found<T> | undefined => {
  const segment = segments[at];
  if (segment !== undefined) {
    const literal = node.literals.get(segment);
    const byLiteral = literal && walk(literal, segments, at + 1, values);
    if (byLiteral) return byLiteral;
    const value = node.parameter && decode(segment);
    const byParameter =
      node.parameter && value !== undefined
        ? walk(node.parameter, segments, at + 1, [...values, value])
        : undefined;
    if (byParameter) return byParameter;
  }
  return node.route && { route: node.route, names: node.names, values };
};

const decode = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

const parametersOf = ({ path }: Route): string[] =>
  Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name);

const paramsOf = ({ names, values }: Pick<Found<Route>, 'names' | 'values'>): Record<string, string> =>
  Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
