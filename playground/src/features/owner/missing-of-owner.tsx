import { LinkButton } from '../../components/link-button.tsx';
import { MissingScreen } from '../../components/missing-screen.tsx';
import { text } from '../../text/owner.ts';

export interface MissingOfOwnerProps {
  title: string;
  body: string;
  to: '/owner/orders' | '/owner/events' | '/owner/catalog';
  /** Text of the link. */
  name: string;
}

/** The page for something that the site does not have, with a link to the list of the owner's area. */
export const MissingOfOwner = ({ title, body, to, name }: MissingOfOwnerProps) => (
  <MissingScreen title={title} body={body}>
    <LinkButton to={to} kind="primary">
      {name}
    </LinkButton>
  </MissingScreen>
);

/** The page for an unknown address below `/owner`. */
export const MissingAddress = () => (
  <MissingOfOwner {...text.missing} to="/owner/orders" name={text.ownerOrders.toOrders} />
);
