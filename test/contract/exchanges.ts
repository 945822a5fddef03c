import type { DescribedMessage, Descriptions } from './described.ts';
import { operations } from './inventory.ts';
import { objectionsToParameters } from './parameters.ts';

/** Request and answer of one call as sent over the network. */
export interface Exchange {
  readonly url: string;
  readonly status: number;
  readonly request: unknown;
  readonly answer: unknown;
}

/** Records what is sent and received, and compares it with the descriptions. */
export class Exchanges {
  readonly #messages: readonly DescribedMessage[];
  readonly #descriptions: Descriptions;
  readonly seen: Exchange[] = [];

  constructor(descriptions: Descriptions) {
    this.#descriptions = descriptions;
    this.#messages = descriptions.messages();
  }

  /** A fetch that records request and answer. */
  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(url, init);
    this.seen.push({
      url,
      status: response.status,
      request: parsed(typeof init.body === 'string' ? init.body : ''),
      answer: parsed(await response.clone().text()),
    });
    return response;
  };

  get last(): Exchange {
    const exchange = this.seen.at(-1);
    if (!exchange) throw new Error('Nothing went over the wire');
    return exchange;
  }

  /** Violations of an operation's description by the last answer, as sentences. */
  objectionsToAnswer(operation: string): string[] {
    const { status, answer } = this.last;
    const described = this.#message(operation, String(status));
    return described
      ? this.#descriptions.violations(described, answer)
      : [`status ${status} is not described`];
  }

  /** Violations of an operation's description by the last request and its answer. */
  objections(operation: string): string[] {
    const { request } = this.last;
    const described = this.#message(operation, 'request');
    const ofRequest =
      described && request !== undefined ? this.#descriptions.violations(described, request) : [];
    const known = operations.find(({ id }) => id === operation);
    const ofParameters = known
      ? objectionsToParameters(this.#descriptions, known, new URL(this.last.url))
      : [];
    return [...ofParameters, ...ofRequest, ...this.objectionsToAnswer(operation)];
  }

  #message(operation: string, kind: string): DescribedMessage | undefined {
    return this.#messages.find((message) => message.operation === operation && message.kind === kind);
  }
}

const parsed = (text: string): unknown => (text ? JSON.parse(text) : undefined);
