import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import styles from './rich-text.module.css';

/** What a description may be made of; everything else leaves its words behind, scripts and handlers nothing. */
const ALLOWED = {
  ALLOWED_TAGS: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'a', 'blockquote'],
  ALLOWED_ATTR: ['href'],
};

/** A text of the platform that may hold HTML, made harmless before it becomes part of the page. */
export const RichText = ({ html = '' }: { html?: string | undefined }) => {
  const clean = useMemo(() => ({ __html: DOMPurify.sanitize(html, ALLOWED) }), [html]);
  return <div className={styles['rich']} dangerouslySetInnerHTML={clean} />;
};
