import { PageHeading } from '../../components/PageHeading.tsx';
import { text } from '../../text/text.ts';

/** E8: everything about one product. */
export const EditorScreen = () => <PageHeading title={text.ownerShop.catalog.product} />;
