/** A digest of 32 bits (FNV-1a), which reveals nothing of the tokens. It detects changes and is no proof of equality. */
export const digestOf = (text: string, start = 0x811c9dc5): number => {
  let digest = start;
  for (let at = 0; at < text.length; at++) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193);
  return digest;
};
