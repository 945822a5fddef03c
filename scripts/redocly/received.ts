interface Root {
  readonly paths?: unknown;
  readonly webhooks?: unknown;
}

interface Schema {
  readOnly?: boolean;
}

/**
 * A notification is a request that the platform makes, so what the platform sets is the very thing that it sends. A
 * description of nothing but webhooks is read without the marks that its shared schemas have for answers; with them,
 * `readOnly` would forbid every example.
 */
export const received = () => {
  let receiving = false;
  return {
    Root: (root: Root): void => {
      receiving = root.webhooks !== undefined && root.paths === undefined;
    },
    Schema: (schema: Schema): void => {
      if (receiving) delete schema.readOnly;
    },
  };
};
