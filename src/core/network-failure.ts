/** Codes of a connection, a name lookup, TLS or HTTP: of Node and undici, and the words of Bun (`ConnectionRefused`). */
const NETWORK_CODE =
  /^(E(CONN|HOST|NET|ADDR|PIPE|NOTFOUND|TIMEDOUT|TIMEOUT|SOCKET|PROTO|ACCES|PERM|[MN]FILE|NOBUFS|NODATA|SERVFAIL|REFUSED|NOTCONN|AI_)|UND_ERR_(?!INVALID_ARG|NOT_SUPPORTED)|HPE_|Z_|ERR_(SSL|TLS|HTTP|SOCKET|STREAM|QUIC|NETWORK|INTERNET|NAME|CONNECTION|CERT|TIMED)|UNABLE_TO_)\w*$|^\w*(CERT|Connection|Socket|Timeout|Certificate|Redirect|DNS)\w*$/;

/** Words for a network failure in an error without a code. */
const NETWORK_WORDS =
  /network|connect(ion|ing|ed)?\b|\bsocket|offline|internet|\bfetch failed\b|\bdns\b|hostname|unreachable|timed? ?out\b|hang up|\b(ssl|tls)\b|certificate|terminated|premature|other side closed|input stream|getaddrinfo|\bE(CONN|TIMEDOUT|HOST|NET|PIPE)[A-Z]*\b/i;

/** Names of errors for a network failure, such as `FetchError` of node-fetch and `ConnectionReset` of Deno. */
const NETWORK_NAME = /Connect|Socket|Network|Fetch|Timeout|TimedOut|Unreachable|BrokenPipe|UnexpectedEof/;

/** Messages of fetch for a network failure that leave no doubt, of all common runtimes. */
const SURELY_NETWORK =
  /^(fetch failed|failed to fetch|load failed|network ?error|network request failed|error sending request)/i;

/**
 * Words by which engines, `fetch` and `Request` report a mistake in a program as a TypeError. Every other TypeError of fetch
 * counts as a network failure: its words differ by runtime, and in some browsers by the language of the device.
 */
const MISTAKE =
  /\bis not |\b(of|is|are) (undefined|null)\b|^(undefined|null) |\b(cannot|can't) |in(valid|compatible)|illegal|not enough|must be|require|argument|already|failed to |circular|cyclic|iterator|assign|reduce|proxy|private|read-?only|no properties|bigint|immutable|only |locked|disturbed|constructor|credentials|called on|prototype|right-hand|implement|duplex|body (is|has) |expected signal/i;

/** Names of errors by which an engine reports a mistake in a program. */
const MISTAKES: readonly unknown[] = ['ReferenceError', 'SyntaxError', 'RangeError', 'EvalError', 'URIError'];

/** Names of exceptions by which a runtime or a wrapper ends a request. */
const ENDED: readonly unknown[] = ['AbortError', 'TimeoutError', 'NetworkError'];

/** Longest chain of causes. */
const DEEPEST = 4;

/**
 * Whether an error of fetch, or of reading a body, reports a failure of the network. Any other error must reach the caller
 * unchanged: frameworks control rendering by errors and promises, which Next.js and React mark by `digest` or `$$typeof`.
 *
 * | thrown                                            | network failure                                    |
 * |---------------------------------------------------|----------------------------------------------------|
 * | a promise, a response, a text, undefined          | no                                                 |
 * | an error with the mark of a framework             | no                                                 |
 * | a ReferenceError, a SyntaxError and so on         | no                                                 |
 * | an error that ended the request                   | yes                                                |
 * | an error with a code                              | if the code is of a connection                     |
 * | an error whose cause is a network failure         | yes                                                |
 * | a TypeError, or any error while a body is read    | unless its message names a mistake in a program    |
 * | any other error                                   | if its name or message has a word for the network  |
 *
 * @param isReading Whether the body of a response is being read.
 */
export const isNetworkFailure = (error: unknown, isReading = false, depth = 0): boolean => {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false;
  const { name, message, code, cause, digest, then, $$typeof } = error as Readonly<Record<string, unknown>>;
  if (digest !== undefined || $$typeof !== undefined || then !== undefined) return false;
  if (MISTAKES.includes(name)) return false;
  if (ENDED.includes(name)) return true;
  if (typeof code === 'string' && code !== '') return NETWORK_CODE.test(code);
  if (typeof message !== 'string') return false;
  if (SURELY_NETWORK.test(message) || isNetworkFailure(cause, false, depth + 1)) return true;
  if (name === 'TypeError' || isReading) return !MISTAKE.test(message);
  return NETWORK_WORDS.test(message) || NETWORK_NAME.test(String(name));
};
