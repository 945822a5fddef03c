import { counting } from '../counting.ts';
import type { ownerShop as English } from '../en/owner-shop.ts';
import { iso, nouns } from './nouns.ts';

const many = counting('ar');

const left = (count: number): string =>
  many(count, {
    zero: 'نفدت الكمية',
    one: 'بقيت قطعة واحدة',
    two: 'بقيت قطعتان',
    few: 'بقيت # قطع',
    other: 'بقيت # قطعة',
  });

/** The owner's product catalog, collections and back-in-stock requests. */
export const ownerShop: typeof English = {
  ownerShop: {
    actions: { remove: 'إزالة', column: 'الإجراءات' },
    catalog: {
      lowOnly: 'نفدت الكمية، كليًا أو جزئيًا',
      title: 'الكتالوج',
      lead: 'كل ما يبيعه المتجر، بما في ذلك المنتجات المخفية. اضغط سعرًا أو شارة لتغييرها في مكانها.',
      count: (total) => many(total, nouns.product),
      collection: 'المجموعة',
      allCollections: 'جميع المجموعات',
      table: 'منتجات المتجر',
      product: 'المنتج',
      price: 'السعر',
      stock: 'المخزون',
      ribbon: 'الشارة',
      collections: 'المجموعات',
      hidden: 'مخفي عن الزوار',
      noRibbon: 'إضافة شارة',
      noCollections: 'ليس في أي مجموعة',
      notCounted: 'متوفر بلا حصر',
      left,
      soldOut: 'نفدت الكمية',
      someSoldOut: (count) =>
        count === undefined ? 'نفدت بعض الخيارات' : `${left(count)}، ونفدت بعض الخيارات`,
      change: (what, name, value) => `${what} لـ ${iso(name)}: ${iso(value)}. تغيير`,
      field: (what, name) => `${what} لـ ${iso(name)}`,
      saved: (what, name) => `تم الحفظ: ${what} لـ ${iso(name)}`,
      reducedTo: (price) => `${iso(price)} بعد الخصم`,
      badPrice: 'اكتب مبلغًا مثل \u206824.90\u2069',
      select: (name) => `تحديد ${iso(name)}`,
      selectShown: 'تحديد كل المعروض',
      selectAll: (total) =>
        many(total, {
          one: 'تحديد منتج واحد',
          two: 'تحديد المنتجين',
          other: 'تحديد جميع المنتجات (#)',
        }),
      selecting: 'جارٍ قراءة القائمة كاملة',
      selected: (count) => `المحدد: ${many(count, nouns.product)}`,
      unselect: 'إلغاء التحديد',
      changeSelected: 'تغييرها',
      create: 'منتج جديد',
      failed: 'تعذّر تحميل الكتالوج',
      emptyTitle: 'لا منتجات هنا',
      emptyText: 'لا شيء يطابق هذا البحث وهذه المجموعة.',
    },
    newProduct: {
      title: 'منتج جديد',
      name: 'الاسم',
      nameMissing: 'الاسم مطلوب',
      price: 'السعر',
      note: 'بضاعة تُشحن. تُضاف الصور والخيارات والمخزون بعد ذلك.',
      create: 'إنشاء المنتج',
      created: (name) => `أُضيف ${iso(name)} إلى الكتالوج`,
      failed: 'لم يُنشأ المنتج',
    },
    bulk: {
      title: (count) =>
        many(count, {
          one: 'تغيير منتج واحد',
          two: 'تغيير منتجين',
          few: 'تغيير # منتجات',
          many: 'تغيير # منتجًا',
          other: 'تغيير # منتج',
        }),
      property: 'ما يتغير',
      properties: {
        price: 'السعر',
        cost: 'التكلفة',
        weight: 'الوزن',
        ribbon: 'الشارة',
        brand: 'العلامة التجارية',
      },
      way: 'كيف',
      ways: {
        percent: 'زيادة بنسبة مئوية',
        amount: 'زيادة بمبلغ',
        set: 'تعيين قيمة',
      },
      percent: 'النسبة المئوية',
      amount: 'المبلغ',
      value: 'القيمة الجديدة',
      lowerHint: 'علامة الناقص تخفّضها.',
      wholeNumbers: 'التقريب إلى أعداد صحيحة',
      batches: (sizes) =>
        `يأخذ الاستدعاء الواحد 100 منتج كحد أقصى، لذا يُرسل هذا على أجزاء عددها ${sizes.length}: ${sizes.join(' و')}.`,
      oneBatch: 'هذا استدعاء واحد.',
      apply: 'تطبيق',
      missing: 'اكتب قيمة أولًا',
      progress: 'التقدم',
      running: (part, parts) => `الجزء ${part} من ${parts}`,
      done: (done, total) => `المنتجات: ${done} من ${total}`,
      changed: (count) =>
        many(count, {
          zero: 'لم يتغير أي منتج',
          one: 'تغيّر منتج واحد',
          two: 'تغيّر منتجان',
          few: 'تغيّرت # منتجات',
          many: 'تغيّر # منتجًا',
          other: 'تغيّر # منتج',
        }),
      notChanged: (count) =>
        many(count, {
          one: 'لم يتغير منتج واحد',
          two: 'لم يتغير منتجان',
          few: 'لم تتغير # منتجات',
          many: 'لم يتغير # منتجًا',
          other: 'لم يتغير # منتج',
        }),
      kept: 'ما تغيّر يبقى متغيرًا.',
      failures: 'لم تتغير',
      reasons: {
        ADJUSTED_VALUE_OUT_OF_RANGE: 'ستنخفض قيمة المنتج أو أحد متغيراته عن الصفر أو تكبر أكثر من اللازم',
        PRODUCT_NOT_FOUND: 'لم يعد المنتج موجودًا',
        CALL_FAILED: 'فشل استدعاء الجزء الذي يضمّه',
      },
      unknownReason: 'لا يذكر الرد السبب',
      selectFailed: 'تحديد هذه فقط',
      finish: 'تم',
    },
  },
};
