interface Root {
  readonly paths?: unknown;
  readonly webhooks?: unknown;
}

interface Schema {
  readOnly?: boolean;
}

/**
 * The platform sends a notification as a request, and the linter rejects `readOnly` members in the examples
 * of a request. In a description with webhooks only, this rule removes the marks `readOnly` that the shared
 * schemas have for responses.
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
