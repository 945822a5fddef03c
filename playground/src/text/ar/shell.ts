import { counting } from '../counting.ts';
import type { shell as English } from '../en/shell.ts';
import { iso } from './nouns.ts';

const many = counting('ar');

/** Names of the sandbox's scenarios; a scenario without an entry shows its own name. */
const scenarioNames: Readonly<Record<string, string>> = {
  'fresh-shop': 'متجر جديد',
  'busy-festival': 'مهرجان مزدحم',
  'sold-out': 'نفدت الكمية',
  'members-only': 'للأعضاء فقط',
  'everything-broken': 'كل شيء معطّل',
  'empty-site': 'موقع فارغ',
  'coupon-used-up': 'قسيمة مستنفدة',
  'sale-starts-tomorrow': 'البيع يبدأ غدًا',
  'v3-shop': 'متجر بالكتالوج الأحدث',
  'moving-site': 'موقع ينتقل إلى الكتالوج الأحدث',
  'shop-usd': 'متجر بالدولار الأمريكي',
  'shop-jpy': 'متجر بالين',
  'shop-kwd': 'متجر بالدينار',
  'shop-inr': 'متجر بالروبية',
};

/** The frame of every page. */
export const shell: typeof English = {
  app: {
    name: 'Vitrine',
    skip: 'الانتقال إلى المحتوى',
    titleOf: (page) => `${iso(page)} · Vitrine`,
    startFailed: 'تعذّر تشغيل الصفحة التجريبية',
    startAdvice: 'شغّل الجزأين بالأمر «\u2068npm start\u2069»، ثم أعد تحميل هذه الصفحة.',
    reload: 'إعادة التحميل',
    down: {
      title: 'بيئة التجربة لا تجيب.',
      start: 'شغّلها بالأمر',
      reload: 'أعد تحميل هذه الصفحة.',
      goesOn: 'تتابع هذه الصفحة حالما تجيب.',
    },
    unfetched: 'تعذّر تحميل هذه الصفحة',
    unfetchedText: 'لم يصل جزء منها. تحقق من اتصالك، ثم حاول مجددًا.',
    partFailed: 'تعذّر التحميل. تحقق من اتصالك، ثم حاول مجددًا.',
    crashed: 'توقفت هذه الصفحة عن العمل',
  },
  nav: {
    label: 'الأقسام',
    shop: 'المتجر',
    account: 'الحساب',
    events: 'الفعاليات',
    owner: 'المالك',
    reference: 'المرجع',
    developer: 'المطوّر',
    sandboxNote: 'كل شيء هنا يعمل في بيئة التجربة: بلا حساب ولا أموال حقيقية.',
  },
  identity: {
    visitor: 'زائر',
    member: 'عضو',
    none: 'غير معروف بعد',
    lost: 'انتهت جلستك، فتتابع الآن كزائر جديد. بقيت السلة السابقة مع الجلسة المنتهية.',
    label: (role) => `تتصفح بصفة: ${iso(role)}`,
    choose: 'التصفح بصفة',
    left: (minutes) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      if (hours === 0) return `${rest} د`;
      return rest === 0 ? `${hours} س` : `${hours} س ${rest} د`;
    },
    names: {
      a: 'الزائر أ',
      b: 'الزائر ب',
      member: 'Ada Berg',
      pending: 'Otto Falk',
      owner: 'Mara Lindt',
      app: 'تطبيق',
    },
    about: {
      a: 'مجهول الهوية، له سلته الخاصة',
      b: 'مجهول الهوية، له سلة أخرى',
      member: 'عضو، يُسجَّل دخوله تلقائيًا',
      pending: 'ينتظر موافقة المالك',
      owner: 'مالك الموقع، بمفتاح API',
      app: 'تطبيق مثبّت على الموقع',
    },
    noSession: 'هذه الصفحة للزوار والأعضاء',
    noSessionBody: (name) => `أنت تتصفح بصفة ${iso(name)}، بمفتاح ومن دون جلسة لتسجيل الدخول.`,
    goOnAs: (name) => `المتابعة بصفة ${iso(name)}`,
    waits: (name) => `ينتظر ${iso(name)} موافقة المالك، ويتصفح كزائر حتى ذلك الحين.`,
    notSignedIn: (name) => `تعذّر تسجيل دخول ${iso(name)}.`,
  },
  site: {
    scenario: 'السيناريو:',
    nameOf: (scenario) => scenarioNames[scenario] ?? scenario,
    time: 'وقت بيئة التجربة:',
    seed: 'البذرة',
    hash: 'بصمة الحالة',
    copyLink: 'نسخ رابط هذا العرض',
    copied: 'نُسخ الرابط. يعرض الموقع والوقت والهوية نفسها في أي مكان آخر.',
    copyFailed: (address) => `لم يسمح المتصفح باستخدام الحافظة. الرابط هو: ${iso(address)}`,
  },
  money: {
    label: 'العملة',
  },
  layers: {
    label: 'الشاشة ولوحات المطوّر',
    screen: 'الشاشة',
    code: 'الشيفرة',
    log: 'السجل',
    break: 'الأعطال',
    sandbox: 'بيئة التجربة',
    codeLead:
      'استدعاءات هذه الشاشة، كل منها ملف كامل يعمل مع بيئة تجربة لها المعرّفات نفسها. تظهر استدعاءات آخر ضغطة أولًا.',
    none: 'لم تُجرِ هذه الشاشة أي استدعاء بعد.',
    bodyOf: (message) => `${message}: المحتوى`,
    copy: 'نسخ الشيفرة',
    run: 'تشغيل',
    outcome: 'النتيجة',
  },
  simulated: {
    title: 'محاكاة',
    screen: (state, code) =>
      code === undefined ? `هذه الشاشة بحالة «${state}»` : `هذه الشاشة بحالة «${state}» (${iso(code)})`,
    faults: (count) =>
      many(count, {
        zero: 'لا أعطال',
        one: 'عطل واحد',
        two: 'عطلان',
        few: '# أعطال',
        many: '# عطلًا',
        other: '# عطل',
      }),
    named: (names, more) =>
      `${names.join('، ')}${more > 0 ? many(more, { one: ' وواحد آخر', two: ' واثنان آخران', few: ' و# أخرى', other: ' و# آخر' }) : ''}`,
    fault: (call, failure) => `${iso(call)} (${iso(failure)})`,
    clock: (ahead) => `الساعة متقدمة ${ahead}`,
    back: 'العودة إلى الوضع العادي',
    ended: 'عاد كل شيء إلى الوضع العادي.',
  },
  shortcuts: {
    title: 'اختصارات لوحة المفاتيح',
    on: 'تفعيل اختصارات المفتاح الواحد',
    escape: 'إغلاق ما في الأعلى',
    actions: {
      search: 'البحث',
      shop: 'الانتقال إلى المتجر',
      events: 'الانتقال إلى الفعاليات',
      account: 'الانتقال إلى الحساب',
      owner: 'الانتقال إلى لوحة المالك',
      developer: 'فتح درج المطوّر أو إغلاقه',
      list: 'عرض هذه القائمة',
    },
  },
  language: {
    label: 'اللغة',
  },
  theme: {
    label: 'نظام الألوان',
    system: 'حسب الجهاز',
    light: 'فاتح',
    dark: 'داكن',
  },
  common: {
    /** Identities that may make a call, by the platform's names. */
    needs: (identities) =>
      `يتطلب هذا صفة أخرى. وهو متاح لـ: ${identities.map((name) => ({ owner: 'المالك', app: 'تطبيق من تطبيقات الموقع', member: 'الأعضاء', visitor: 'الزوار' })[name] ?? iso(name)).join('، ')}.`,
    cancel: 'إلغاء',
    close: 'إغلاق',
    save: 'حفظ',
    dismiss: 'تجاهل',
    copy: 'نسخ',
    copied: 'تم النسخ',
    notCopied: 'لم يسمح المتصفح بالنسخ',
    retry: 'إعادة المحاولة',
    loading: 'جارٍ التحميل',
    toShop: 'العودة إلى المتجر',
    notices: 'الرسائل',
    failed: 'حدث خطأ ما',
    breadcrumb: 'موقعك الحالي',
    optional: 'اختياري',
  },
  missing: {
    title: 'هذه الصفحة غير موجودة',
    body: 'ربما يكون العنوان قديمًا أو فيه خطأ إملائي.',
  },
};
