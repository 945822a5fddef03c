import type { Category as CategoryAnswer, CategoryField } from '../../../generated/categories/types.ts';
import type { World } from '../../engine/context.ts';
import { imageView } from '../catalog/media-view.ts';
import { richContent } from '../catalog/v3/rich-content.ts';
import { ancestorsOf, itemCounts, STORE_TREE, type Category } from '../catalog/tree.ts';

/** Writes categories as the service does; the parts in `fields` come only on request (R432). */
export const categoryViews = (
  world: World,
  fields: readonly CategoryField[] = [],
): ((category: Category) => CategoryAnswer) => {
  const counts = itemCounts(world);
  const revision = String(world.state.categoryRevision ?? 1);
  return (category) => {
    const { record, parent, index, managingAppId } = category;
    const { id, slug, name, description, visible, picture, createdDate, updatedDate } = record;
    return {
      id,
      revision,
      ...(createdDate && { createdDate }),
      ...(updatedDate && { updatedDate }),
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
