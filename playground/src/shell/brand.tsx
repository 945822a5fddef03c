import { Link } from '@tanstack/react-router';
import { text } from '../text/text.ts';
import styles from './brand.module.css';

/** The logo and the name; links to the launcher. */
export const Brand = () => (
  <Link to="/" className={styles['brand']} aria-label={text.app.name}>
    <svg aria-hidden="true" width="30" height="30" viewBox="0 0 32 32" className={styles['mark']}>
      <rect width="32" height="32" rx="9" fill="currentColor" />
      <path
        d="M9.5 7.5h13v13h-13z"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M7 24.5h18" stroke="var(--on-accent)" strokeWidth="1.8" strokeLinecap="round" />
      <circle cx="16" cy="15.5" r="3" fill="var(--on-accent)" />
    </svg>
    <span>{text.app.name}</span>
  </Link>
);
