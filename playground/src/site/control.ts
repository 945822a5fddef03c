/** A rejected control call; the sandbox's message says how to fix it. */
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
   * Sends a control call to the sandbox and resolves to the body of the response. The caller names the type of the
   * response; see docs/testing.md.
   * @throws ControlRefused if the sandbox rejects the call, TypeError if the sandbox cannot be reached.
   */
  readonly send: <Answer>(command: ControlCommand, body?: object) => Promise<Answer>;
}

/** The control API of the sandbox, for the panels. Screens of the shop must not use it. */
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
