import type { Membership, MembershipOptions, MembershipSelection } from 'vitrine/carts';
import { Tick } from '../../components/tick.tsx';
import { text } from '../../text/text.ts';
import styles from './cart-screen.module.css';

const nameOf = ({ name }: Partial<Membership>): string => name?.translated ?? name?.original ?? '';

const labelOf = (membership: Membership): string =>
  membership.credits
    ? text.membership.withCredit(nameOf(membership), membership.credits.remaining, membership.credits.total)
    : nameOf(membership);

/** Memberships that can pay for lines, and unusable ones with the platform's reason. */
export const MembershipForm = ({
  options,
  chosen,
  onChoose,
}: {
  options: MembershipOptions | undefined;
  chosen: readonly MembershipSelection[];
  onChoose: (chosen: readonly MembershipSelection[]) => void;
}) => {
  const { eligibleMemberships: eligible = [], invalidMemberships: invalid = [] } = options ?? {};
  if (eligible.length + invalid.length === 0) return null;
  const without = (id: string) => chosen.filter((one) => one.id !== id);
  return (
    <section className={styles['block']} aria-labelledby="membership-title">
      <h2 id="membership-title">{text.membership.title}</h2>
      {eligible.map((membership) => {
        const { id, appId, lineItemIds = [] } = membership;
        const choose = (on: boolean) =>
          onChoose(on ? [...without(id), { id, appId, lineItemIds }] : without(id));
        return (
          <Tick
            key={id}
            label={labelOf(membership)}
            selected={chosen.some((one) => one.id === id)}
            onChange={choose}
          />
        );
      })}
      {invalid.length > 0 && (
        <ul className={styles['invalid']} aria-label={text.membership.invalid}>
          {invalid.map(({ membership, reason }) => (
            <li key={membership?.id}>
              <strong>{nameOf(membership ?? {})}</strong>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
