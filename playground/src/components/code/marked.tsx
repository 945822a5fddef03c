/** A text in which backticks mark code, as in the descriptions. */
export const Marked = ({ children }: { children: string }) => (
  <bdi lang="en">
    {children.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>))}
  </bdi>
);
