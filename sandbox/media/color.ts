const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A mix of two colors: a share of 0 gives the first, 1 the second. Colors are six-digit hex codes. */
export const mix = (from: string, to: string, share: number): string => {
  const other = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((other[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** A color mixed with white. */
export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);

/** A color mixed with a warm black, so that shades do not look grey. */
export const darker = (hex: string, share: number): string => mix(hex, '#20160f', share);

/** The perceived brightness of a color, from 0 to 1. */
export const brightness = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};
