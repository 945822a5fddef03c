import { useEffect, useRef } from 'react';
import { text } from '../../text/booking.ts';
import styles from './booking.module.css';
import type { Problem } from './guest-form.ts';
import { wordsOf } from './guest-forms.tsx';
import { focusQuestion } from './question-field.tsx';

/** The missing answers at the top of the page, each with a link to its field (WCAG 3.3.1). */
export const ProblemList = ({ problems }: { problems: readonly Problem[] }) => {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <section
      ref={summary}
      tabIndex={-1}
      role="alert"
      className={styles['problems']}
      aria-labelledby="problems-title"
    >
      <h2 id="problems-title">{text.booking.missing}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.id}>
            <a
              href={`#${problem.id}`}
              onClick={(press) => {
                press.preventDefault();
                focusQuestion(problem.id);
              }}
            >
              {wordsOf(problem)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
