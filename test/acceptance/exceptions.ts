/** Things that no journey shows, each with its reason. An entry that a journey does show is an error. */
export interface Exceptions {
  readonly sentences: Readonly<Record<string, string>>;
  readonly operations: Readonly<Record<string, string>>;
  readonly notifications: Readonly<Record<string, string>>;
}

export const exceptions: Exceptions = {
  sentences: {},
  operations: {},
  notifications: {
    'wix.events.ticketing.events.OrderDeleted':
      'No call deletes an order: the platform does, when a person asks for their data to be erased. The control call ' +
      'POST /sandbox/orders/erase stands for it, and a test of the sandbox looks at the notification.',
  },
};
