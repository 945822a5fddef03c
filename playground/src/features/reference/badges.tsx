import { text } from '../../text/developer.ts';
import styles from './badges.module.css';

type Identity = keyof typeof text.reference.identities;

/** The method of a call. */
export const MethodBadge = ({ method }: { method: string }) => (
  <code className={styles['method']} data-method={method}>
    {method}
  </code>
);

/** The identities that may send a call. */
export const IdentityBadges = ({ identities }: { identities: readonly string[] }) => (
  <span className={styles['identities']}>
    <span className="visually-hidden">{text.reference.who}: </span>
    {((identities.length > 0 ? identities : ['anyone']) as readonly Identity[]).map((id) => (
      <span key={id} className={styles['identity']} data-identity={id}>
        {text.reference.identities[id]}
      </span>
    ))}
  </span>
);
