import {
  countCategories,
  getCategory,
  getCategoryBySlug,
  listTrees,
  queryCategories,
  searchCategories,
} from './categories.ts';
import { listCategoriesForItem, listItemsInCategory } from './category-items.ts';

/** The rules of categories (R306, R400 to R414). */
export const categoryRules = {
  getCategory,
  getCategoryBySlug,
  queryCategories,
  searchCategories,
  countCategories,
  listItemsInCategory,
  listCategoriesForItem,
  listTrees,
};
