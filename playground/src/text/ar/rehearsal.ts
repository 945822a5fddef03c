import { counting } from '../counting.ts';
import type { rehearsal as English } from '../en/rehearsal.ts';
import { iso } from './nouns.ts';

const many = counting('ar');
const callsOf = (calls: number): string =>
  many(calls, { one: 'استدعاء واحد', two: 'استدعاءان', few: '# استدعاءات', other: '# استدعاءً' });

/** The rehearsal of announced ends. */
export const rehearsal: typeof English = {
  rehearsal: {
    title: 'التدرّب على نهاية واجهة برمجية',
    lead: 'أعلنت المنصة أيامًا تنتهي فيها استدعاءات. تكرر هذه الصفحة جلسة مسجّلة قبل كل يوم وبعده، في بيئات تجريبية خاصة بها داخل هذا المتصفح، وتعرض ما يتغير للمستخدم.',
    session: 'الجلسة',
    journeys: {
      cart: 'ملء سلة واستخدام قسيمة',
      checkout: 'الطلب في الصفحة المستضافة',
      tickets: 'حجز تذاكر مؤقتًا',
      invitation: 'الرد على دعوة',
    },
    own: (calls) => `تسجيلك (${callsOf(calls)})`,
    opened: (calls) => `الملف المفتوح (${callsOf(calls)})`,
    way: 'الاستدعاء بعد نهايته',
    ways: {
      'not-found': '\u2068404\u2069 بلا رمز',
      gone: '\u2068410\u2069 مع \u2068API_REMOVED\u2069',
    },
    wayText: 'لا أحد يعرف بعد كيف ترفض المنصة استدعاءً بعد نهايته. \u2068404\u2069 بلا رمز لا يعني سلة فارغة.',
    withFields: 'حذف الحقول المفردة أيضًا بعد أيامها المعلنة',
    run: 'بدء التدرّب',
    running: 'يجري تكرار الجلسة',
    file: 'فتح تسجيل',
    badFile: 'لا يمكن التدرّب على هذا الملف',
    failed: 'فشل التدرّب',
    codeBefore: 'البرنامج المسجّل',
    codeAfter: 'البرنامج بعد الإصلاح',
    result: 'النتيجة',
    resultMended: 'نتيجة البرنامج بعد الإصلاح',
    same: 'لا يلاحظ المستخدم شيئًا.',
    notSame: 'يلاحظ المستخدم النهاية.',
    ends: 'نهاية معلنة لاستدعاءات',
    changed: (changed, calls) => `تغيّر ${changed} من أصل ${calls}`,
    unchanged: 'لا شيء يتغير',
    call: 'الاستدعاء',
    before: 'قبل اليوم',
    after: 'منذ ذلك اليوم',
    person: 'للمستخدم',
    successor: 'الاستدعاء البديل',
    notices: { same: 'كما هو', other: 'جواب آخر', refused: 'مرفوض', less: 'أقل دون تنبيه' },
    refusal: (status, code) => (code === undefined ? `${iso(status)} بلا رمز` : iso(`${status} ${code}`)),
    mend: 'الإصلاح',
    mendText:
      'تبقى شيفرة الصفحة كما هي، ولا يتغير سوى المحوّل. يُسجَّل البرنامج في موقع مضت فيه جميع الأيام المعلنة.',
    runMended: 'التدرّب على البرنامج بعد الإصلاح',
  },
};
