import type { Membership, MembershipOptions, MembershipSelection } from 'vitrine/carts';
import { List, Row } from '../../components/list.tsx';
import { Panel } from '../../components/panel.tsx';
import { Tick } from '../../components/tick.tsx';
import { named } from '../../lib/named.ts';
import { text } from '../../text/text.ts';

const nameOf = ({ name }: Partial<Membership>): string => named(name?.translated ?? name?.original);

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
    <Panel title={text.membership.title} level={2} inner>
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
        <List label={text.membership.invalid} empty="">
          {invalid.map(({ membership, reason }) => (
            <Row key={membership?.id ?? reason} title={nameOf(membership ?? {})} meta={reason} />
          ))}
        </List>
      )}
    </Panel>
  );
};
