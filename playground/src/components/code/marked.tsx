import { Fragment } from 'react';

/** A text of the descriptions: words between backticks are code, and an empty line begins a paragraph. */
export const Marked = ({ children }: { children: string }) =>
  children
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph, place) => (
      // The parts of a text have no identity but their place.
      <p key={place} lang="en" dir="auto">
        {paragraph
          .split('`')
          .map((words, index) =>
            index % 2 === 1 ? <code key={index}>{words}</code> : <Fragment key={index}>{words}</Fragment>,
          )}
      </p>
    ));
