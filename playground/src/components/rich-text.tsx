import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import styles from './rich-text.module.css';

/** Allowed HTML. Other elements keep their text only; scripts and event handlers are removed completely. */
const ALLOWED = {
  ALLOWED_TAGS: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'a', 'blockquote'],
  ALLOWED_ATTR: ['href'],
};

/** Renders a text of the platform that may contain HTML, sanitized. */
export const RichText = ({ html = '' }: { html?: string | undefined }) => {
  const clean = useMemo(() => ({ __html: DOMPurify.sanitize(html, ALLOWED) }), [html]);
  return <div dir="auto" className={styles['rich']} dangerouslySetInnerHTML={clean} />;
};
