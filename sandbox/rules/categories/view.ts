import type { Category as CategoryAnswer, CategoryField } from '../../../generated/categories/types.ts';
import type { World } from '../../engine/context.ts';
import { imageView } from '../catalog/media-view.ts';
import { richContent } from '../catalog/v3/rich-content.ts';
import { ancestorsOf, itemCounts, STORE_TREE, type Category } from '../catalog/tree.ts';

/** The age of a category that is older than the sandbox, at its start: a year in milliseconds (R729). */
const CATEGORY_AGE = 365 * 86_400_000;

/** Writes categories as the service does; the parts in `fields` come only on request (R432). */
export const categoryViews = (
  world: World,
  fields: readonly CategoryField[] = [],
): ((category: Category) => CategoryAnswer) => {
  const counts = itemCounts(world);
  const revision = String(world.state.categoryRevision ?? 1);
  const older = new Date(world.state.clock.start - CATEGORY_AGE).toISOString();
  return (category) => {
    const { record, parent, index, managingAppId } = category;
    const { id, slug, name, description, visible, picture, createdDate, updatedDate } = record;
    return {
      id,
      revision,
      createdDate: createdDate ?? older,
      updatedDate: updatedDate ?? createdDate ?? older,
      name,
      slug,
      visible,
      itemCounter: counts.get(id) ?? 0,
      parentCategory: { ...(parent && { id: parent.record.id }), index },
      treeReference: STORE_TREE,
      ...(picture && { image: imageView(world, picture) }),
      ...(managingAppId && { managingAppId }),
      ...(fields.includes('DESCRIPTION') && description !== '' && { description }),
      ...(fields.includes('RICH_CONTENT_DESCRIPTION') &&
        description !== '' && { richContentDescription: richContent(description) }),
      ...(fields.includes('BREADCRUMBS_INFO') && {
        breadcrumbsInfo: { breadcrumbs: ancestorsOf(category).map(breadcrumb) },
      }),
    };
  };
};

/** One category on the way from the root. */
export const breadcrumb = ({ record }: Category) => ({
  categoryId: record.id,
  categoryName: record.name,
  categorySlug: record.slug,
});
