/** Content of `x-sunset`: an announced end. */
export interface Sunset {
  readonly date: string;
  readonly successor?: string;
}

/** Words for the kinds of parts that can end, as the sentence uses them. */
export type Ending = 'call' | 'notification' | 'field';

interface Node {
  deprecated?: boolean;
  description?: string;
  'x-sunset'?: Sunset;
}

/** The operation that a successor names, and its service if the successor names that too; undefined for a sentence. */
export const successorOf = ({ successor = '' }: Sunset): { service?: string; name: string } | undefined => {
  const [, service, name] = /^(?:([a-z][a-z\d-]*)\.)?([a-z]\w*)$/.exec(successor) ?? [];
  return name === undefined ? undefined : { name, ...(service && { service }) };
};

/** The announcement in one sentence, or in two if the successor is a sentence. */
export const endSentence = (kind: Ending, sunset: Sunset): string => {
  const announced = `The platform has announced the end of this ${kind} for ${sunset.date}`;
  const { service, name } = successorOf(sunset) ?? {};
  if (name) return `${announced}; its successor is \`${name}\`${service ? ` of \`${service}\`` : ''}.`;
  return [`${announced}.`, ...(sunset.successor ? [sunset.successor] : [])].join(' ');
};

/**
 * Marks operations, notifications and fields with an announced end as deprecated, and adds the end to their
 * descriptions, so that any tool that reads the bundled file has it.
 */
export const ends = () => ({
  WebhooksMap: {
    Operation: (node: Node): void => tellEnd('notification', node),
  },
  Paths: {
    Operation: (node: Node): void => tellEnd('call', node),
  },
  SchemaProperties: (properties: Readonly<Record<string, Node>>): void => {
    for (const property of Object.values(properties)) tellEnd('field', property);
  },
});

const tellEnd = (kind: Ending, node: Node): void => {
  const sunset = node['x-sunset'];
  // A file that two services share is visited twice.
  if (!sunset || node.deprecated) return;
  node.deprecated = true;
  node.description = [node.description?.trim(), endSentence(kind, sunset)].filter(Boolean).join('\n\n');
};
