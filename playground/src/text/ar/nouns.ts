import type { Forms } from '../counting.ts';

/** Isolates a term, name or code, so that its direction does not affect the sentence around it. */
export const iso = (term: string | number): string => `\u2068${term}\u2069`;

/** Counted nouns that several areas use. */
export const nouns = {
  product: {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '# منتجات',
    many: '# منتجًا',
    other: '# منتج',
  },
  piece: {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '# قطع',
    many: '# قطعة',
    other: '# قطعة',
  },
  event: {
    zero: 'لا فعاليات',
    one: 'فعالية واحدة',
    two: 'فعاليتان',
    few: '# فعاليات',
    many: '# فعالية',
    other: '# فعالية',
  },
  ticket: {
    zero: 'لا تذاكر',
    one: 'تذكرة واحدة',
    two: 'تذكرتان',
    few: '# تذاكر',
    many: '# تذكرة',
    other: '# تذكرة',
  },
  order: {
    zero: 'لا طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: '# طلبات',
    many: '# طلبًا',
    other: '# طلب',
  },
  call: {
    zero: 'لا استدعاءات',
    one: 'استدعاء واحد',
    two: 'استدعاءان',
    few: '# استدعاءات',
    many: '# استدعاءً',
    other: '# استدعاء',
  },
  member: {
    zero: 'لا أعضاء',
    one: 'عضو واحد',
    two: 'عضوان',
    few: '# أعضاء',
    many: '# عضوًا',
    other: '# عضو',
  },
  guest: {
    zero: 'لا ضيوف',
    one: 'ضيف واحد',
    two: 'ضيفان',
    few: '# ضيوف',
    many: '# ضيفًا',
    other: '# ضيف',
  },
  mail: {
    zero: 'لا رسائل',
    one: 'رسالة واحدة',
    two: 'رسالتان',
    few: '# رسائل',
    many: '# رسالة',
    other: '# رسالة',
  },
} satisfies Readonly<Record<string, Forms>>;
