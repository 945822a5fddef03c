import { LinkButton } from '../../components/link-button.tsx';
import { MissingScreen } from '../../components/missing-screen.tsx';
import { text } from '../../text/owner.ts';

/** The page for something that the site does not have, with a link to the list of the owner's area. */
export const MissingOfOwner = ({
  title,
  body,
  to,
  name,
}: {
  title: string;
  body: string;
  to: '/owner/orders' | '/owner/events' | '/owner/catalog';
  /** Text of the link. */
  name: string;
}) => (
  <MissingScreen title={title} body={body}>
    <LinkButton to={to} kind="primary">
      {name}
    </LinkButton>
  </MissingScreen>
);

/** The page for an unknown address below `/owner`. */
export const MissingAddress = () => (
  <MissingOfOwner
    title={text.missing.title}
    body={text.missing.body}
    to="/owner/orders"
    name={text.ownerOrders.toOrders}
  />
);
