// The places that hold every word, the best first. A whole title counts more than a part of one, a heading more than text.
globalThis.findPlaces = (places, asked) => {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const score = ({ k, t, s = '', x }) => {
    const [title, heading, text] = [t, s, x].map((part) => part.toLowerCase());
    let sum = { Guide: 3, Operation: 2 }[k] ?? 0;
    for (const word of words) {
      const starts = new RegExp(`(^|[^a-z])${word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)}`);
      if (title === word) sum += 20;
      else if (starts.test(title)) sum += 8;
      else if (starts.test(heading)) sum += 7;
      else if (title.includes(word)) sum += 5;
      else if (heading.includes(word)) sum += 4;
      else if (starts.test(text)) sum += 2;
      else if (text.includes(word)) sum += 1;
      else return 0;
    }
    return sum;
  };
  return places
    .map((place) => ({ place, points: score(place) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ place }) => place);
};
