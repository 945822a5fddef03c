import { counting } from '../counting.ts';
import type { pos as English } from '../en/pos.ts';
import { iso } from './nouns.ts';

const many = counting('ar');

/** Point of sale. */
export const pos: typeof English = {
  pos: {
    title: 'نقطة البيع',
    lead: 'بِع التذاكر عند الباب. احجزها مؤقتًا أولًا، وخذ المبلغ، ثم أنهِ البيع.',
    event: 'الفعالية',
    offers: 'تذاكر هذه الفعالية',
    nothing: 'لا توجد حاليًا فعالية مفتوحة تبيع تذاكر.',
    hidden: 'تذاكر مخفية',
    hiddenNote:
      'لا استدعاء في المنصة يسرد التذاكر المخفية. هذه من الموقع المحاكى؛ أما صندوق بيع حقيقي فيعرف معرّفاتها.',
    ignoreLimits: 'تجاهل الحدود',
    isHidden: 'مخفية',
    left: (count) => (count === 0 ? 'لم يبقَ شيء' : many(count, { other: 'المتبقي: #' })),
    receipt: 'عملية البيع هذه',
    empty: 'اضغط تذكرة لإضافتها.',
    quantity: (name) => `عدد ${iso(name)}`,
    remove: 'إزالة',
    removeOf: (name) => `إزالة ${iso(name)}`,
    hold: 'حجز مؤقت وعرض السعر',
    pay: 'استُلم المبلغ، إنهاء البيع',
    release: 'إعادة التذاكر',
    sold: (count) =>
      many(count, {
        zero: 'لم تُبع أي تذكرة',
        one: 'بيعت تذكرة واحدة',
        two: 'بيعت تذكرتان',
        few: 'بيعت # تذاكر',
        other: 'بيعت # تذكرة',
      }),
    toOrder: 'فتح الطلب',
  },
};
