/** A request as every entrance hands it to the sandbox. Header names are in lower case. */
export interface SandboxRequest {
  method: string;
  /** The whole address; its origin is the one that the sandbox was reached under. */
  url: URL;
  header: (name: string) => string | null;
  /** The body as text; empty without one. */
  text: string;
}

/** An answer as the sandbox hands it to every entrance. */
export interface SandboxResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** An answer with a JSON body. */
export const json = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): SandboxResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});
