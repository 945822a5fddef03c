/** The problem of an address of a receiver, as a sentence; undefined: notifications can be sent there. */
export const addressProblem = (url: string): string | undefined => {
  const { username, password, protocol } = URL.canParse(url) ? new URL(url) : { protocol: '' };
  // The message does not show the address, which holds a secret.
  if (username || password)
    return 'The address for notifications has a user or a password, which fetch refuses. Leave both out; a secret of your own can stand in the path.';
  if (/^https?:$/.test(protocol)) return undefined;
  return `${url.includes('@') ? 'This' : JSON.stringify(url)} is not an address for notifications, such as http://localhost:3000/webhooks.`;
};
