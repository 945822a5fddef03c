import { counting } from '../counting.ts';
import type { developer as English } from '../en/developer.ts';
import { iso, nouns } from './nouns.ts';

const many = counting('ar');

/** Developer pages and drawer. */
export const developer: typeof English = {
  developer: {
    title: 'المطوّر',
    panels: 'لوحات المطوّر',
    tabs: {
      log: 'السجل',
      token: 'الرموز',
      errors: 'الأخطاء',
      clock: 'الساعة',
      webhooks: 'Webhooks',
      state: 'الحالة',
    },
    showAs: 'عرض هذه الشاشة بحالة',
    showCode: 'الخطأ',
    states: {
      normal: 'كما هي',
      loading: 'قيد التحميل',
      empty: 'فارغة',
      partial: 'فشل جزئي',
      error: 'فشل',
      offline: 'بلا اتصال',
    },
    log: 'سجل الطلبات',
    lead: 'كل استدعاء تجريه هذه الصفحة، كما رآه العميل.',
    filter: 'التصفية بالمسار أو الطريقة أو العملية',
    clear: 'مسح',
    empty: 'لا استدعاءات بعد',
    noMatch: 'لا استدعاء يطابق هذه التصفية',
    count: (count) => many(count, nouns.call),
    request: 'الطلب',
    response: 'الرد',
    requestOf: (number) => `الطلب ${number}`,
    responseOf: (number) => `الرد ${number}`,
    hook: 'الخطّاف',
    pressed: 'ما ضُغط',
    showPressed: (name) => `إظهار العنصر المضغوط: ${iso(name)}`,
    gone: (name) => `لم يعد «${iso(name)}» في هذه الصفحة.`,
    waiting: 'بالانتظار',
    underWay: 'أُرسل',
    times: (count) =>
      many(count, {
        zero: 'لا محاولات',
        one: 'محاولة واحدة',
        two: 'محاولتان',
        few: '# محاولات',
        many: '# محاولة',
        other: '# محاولة',
      }),
    repeats: (count) =>
      many(count, {
        zero: 'لم يُستدعَ',
        one: 'استُدعي مرة واحدة',
        two: 'استُدعي مرتين',
        few: 'استُدعي # مرات',
        many: 'استُدعي # مرة',
        other: 'استُدعي # مرة',
      }),
    earlier: (count) =>
      many(count, {
        zero: 'لا محاولات سابقة',
        one: 'محاولة سابقة واحدة',
        two: 'محاولتان سابقتان',
        few: '# محاولات سابقة',
        many: '# محاولة سابقة',
        other: '# محاولة سابقة',
      }),
    headers: (count) =>
      many(count, {
        zero: 'لا ترويسات',
        one: 'ترويسة واحدة',
        two: 'ترويستان',
        few: '# ترويسات',
        many: '# ترويسة',
        other: '# ترويسة',
      }),
    toReference: 'المرجع',
    toLog: 'سطر السجل',
    toCode: 'الشيفرة',
    toWire: 'الشبكة',
    toList: 'كل الاستدعاءات',
    calls: 'استدعاءات هذه الشاشة',
    before: 'قبل ذلك',
    linksOf: (operation) => `${iso(operation)} في مواضع أخرى`,
    caused: (name) => `سببه «${iso(name)}»`,
    record: 'تسجيل',
    stop: (steps) => `إيقاف التسجيل (${steps})`,
    exportSession: 'تصدير',
    importSession: 'استيراد وإعادة تشغيل',
    kept: (steps, hash) =>
      `الاستدعاءات المسجلة: ${many(steps, nouns.call)}، بلا أسرار. بصمة الحالة في النهاية: ${iso(hash)}`,
    playedSame: (steps, hash) =>
      `الاستدعاءات المعاد تشغيلها: ${many(steps, nouns.call)}، وانتهت إلى بصمة الحالة نفسها: ${iso(hash)}`,
    playedOther: (steps, different, hash) =>
      `الاستدعاءات المعاد تشغيلها: ${many(steps, nouns.call)}، وما اختلف رده: ${different}. بصمة الحالة مختلفة: ${iso(hash)}`,
    replay: 'إعادة',
    repeated: 'أُعيد الاستدعاء.',
    copyFixture: 'نسخ كبيانات اختبار',
    copyAs: (name) => `نسخ بصيغة ${iso(name)}`,
    role: 'الصفة',
    service: 'الخدمة',
    tries: 'المحاولات',
    code: 'الرمز',
    advice: 'ما العمل',
    requestId: 'معرّف الطلب',
    none: 'لا يوجد',
    failed: 'فشل',
    duration: (ms) => iso(`${Math.round(ms)} ms`),
  },
};
