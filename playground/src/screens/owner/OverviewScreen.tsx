import { PageHeading } from '../../components/PageHeading.tsx';
import { text } from '../../text/text.ts';

/** E1: what goes on at the site. */
export const OverviewScreen = () => <PageHeading title={text.owner.overview.title} />;
