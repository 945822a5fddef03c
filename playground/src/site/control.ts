/** What a control call is refused with; the message is the sandbox's own and says what to do. */
export class ControlRefused extends Error {
  override readonly name = 'ControlRefused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A control call such as `POST /sandbox/reset`. */
export type ControlCommand = `${'GET' | 'POST' | 'DELETE'} /sandbox${string}`;

export interface Control {
  /**
   * Sends a control call to the sandbox and gives the body of its answer. The shape of the answer is the caller's
   * knowledge: docs/testing.md.
   * @throws ControlRefused when the sandbox refuses it, TypeError when it cannot be reached.
   */
  readonly send: <Answer>(command: ControlCommand, body?: object) => Promise<Answer>;
}

/** The screws of the sandbox, for the panels that turn them. No screen of the shop may use it. */
export const createControl = (sandboxUrl: string, call: typeof fetch = fetch): Control => ({
  send: async <Answer>(command: ControlCommand, body?: object): Promise<Answer> => {
    const [method = 'GET', path = ''] = command.split(' ');
    const response = await call(`${sandboxUrl}${path}`, {
      method,
      ...(method !== 'GET' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
    });
    const answer = (await response.json()) as { readonly message?: string };
    if (!response.ok) throw new ControlRefused(response.status, answer.message ?? response.statusText);
    return answer as Answer;
  },
});
