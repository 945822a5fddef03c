import { counting } from '../counting.ts';
import type { reference as English } from '../en/reference.ts';
import { iso, nouns } from './nouns.ts';

const many = counting('ar');

/** The API reference and the preflight. */
export const reference: typeof English = {
  reference: {
    title: 'المرجع',
    lead: 'كل استدعاء في المواصفات: من يحق له إرساله، وما يأخذه، وما يُرفض به. ويمكن تجربة كل منها في بيئة التجربة.',
    docs: 'فتح صفحات المرجع الكاملة',
    filter: 'التصفية بالاسم أو المسار أو الغرض',
    count: (count) => many(count, { ...nouns.call, zero: 'لا استدعاء مطابق' }),
    notFound: 'لا يوجد استدعاء كهذا',
    notFoundText: (id) => `لا تتضمن المواصفات استدعاءً باسم «${iso(id)}».`,
    groups: 'الخدمات',
    onPage: 'في هذه الصفحة',
    programs: 'كبرنامج',
    answer: 'الرد',
    example: 'مثال على رد',
    nested: (count) =>
      many(count, {
        zero: 'لا حقول',
        one: 'حقل واحد',
        two: 'حقلان',
        few: '# حقول',
        many: '# حقلًا',
        other: '# حقل',
      }),
    loadFailed: 'تعذّر تحميل توثيق هذا الاستدعاء',
    who: 'من يحق له الاستدعاء',
    identities: { visitor: 'الزائر', member: 'العضو', owner: 'المالك', app: 'التطبيق', anyone: 'الجميع' },
    hook: 'الخطّاف',
    service: 'الاستيراد من',
    end: 'موعد الإنهاء المعلن',
    ends: (date: string) => `إنهاء معلن في ${date}`,
    successor: 'البديل',
    repeat: 'عند إرساله مرتين',
    repeats: {
      read: 'لا يغيّر شيئًا',
      same: 'يترك الحالة نفسها',
      adds: 'يضيف واحدًا آخر',
      never: 'قد يكلّف شيئًا أو يستنفده',
    },
    fields: 'ما يأخذه',
    required: 'مطلوب',
    codes: 'ما يُرفض به',
    tryIt: 'التجربة في بيئة التجربة',
    tryLead: 'معبّأ بمعرّفات موجودة حاليًا في بيئة التجربة. وما يغيّره الاستدعاء يتغير فيها فعلًا.',
    afterProvider:
      'ما يأخذه هذا الاستدعاء يأتي من صفحة مزوّد الهوية، ويُستخدم مرة واحدة، ولا يُبلَّغ به أحد سواه. سجّل الدخول هناك (الحساب، الدخول الموحّد) لتراه يعمل؛ أما إذا أُرسل من هنا فيُرفض.',
    as: 'الاستدعاء بصفة',
    fill: 'التعبئة من بيئة التجربة',
    send: 'إرسال',
    inPath: 'المسار',
    inQuery: 'الاستعلام',
    problems: {
      missing: (name) => `الحقل «${iso(name)}» مطلوب.`,
      'not-json': (name) => `الحقل «${iso(name)}» ليس بصيغة ${iso('JSON')}.`,
    },
    body: 'النص',
    answered: (status) => `الرد: ${iso(status)}`,
  },
  preflight: {
    title: 'الفحص المسبق',
    lead: 'يفحص أكثر ما يمنع موقعًا كهذا من العمل. يُجري استدعاءاته بصفة زائر خاص به، وتبقى سلتك كما هي.',
    noSession: 'ينظر الفحص المسبق إلى الموقع من جهة زواره. استدعِ بصفة زائر أو عضو لتشغيله.',
    again: 'الفحص مجددًا',
    looking: 'جارٍ الفحص',
    found: (count) =>
      many(count, {
        zero: 'كل شيء على ما يرام.',
        one: 'أمر واحد يحتاج إلى نظر',
        two: 'أمران يحتاجان إلى نظر',
        few: '# أمور تحتاج إلى نظر',
        many: '# أمرًا يحتاج إلى نظر',
        other: '# أمر يحتاج إلى نظر',
      }),
    findings: 'النتائج',
    statuses: { ok: 'سليم', warning: 'يحتاج إلى نظر', problem: 'مشكلة', unknown: 'غير معروف' },
    checks: {
      host: 'عنوان المنصة',
      clientId: 'معرّف العميل',
      clock: 'ساعة هذا الجهاز',
      secureContext: 'صفحة آمنة',
      storage: 'تخزين هذه الصفحة',
      redirectUri: 'العودة من تسجيل الدخول',
      postFlowUrl: 'العودة من الدفع',
      origin: 'أصل هذه الصفحة',
      published: 'نشر الموقع',
      payments: 'المدفوعات',
    },
  },
};
