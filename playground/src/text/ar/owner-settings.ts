import type { ownerSettings as English } from '../en/owner-settings.ts';

/** The settings of the simulated site. */
export const ownerSettings: typeof English = {
  ownerSettings: {
    title: 'إعدادات الموقع',
    lead: 'مفاتيح الموقع المحاكى. تنتمي إلى بيئة التجربة وليست جزءًا من العميل.',
    saved: 'تم الحفظ. يسري ابتداءً من الاستدعاء التالي.',
    groups: {
      site: 'الموقع وتطبيقاته',
      members: 'الأعضاء وتسجيل الدخول',
      shop: 'المتجر والتذاكر',
      addresses: 'العناوين المسموح بها',
    },
    switches: {
      sitePublished: 'الموقع منشور',
      storesAppInstalled: 'تطبيق المتجر مثبّت',
      eventsAppInstalled: 'تطبيق الفعاليات مثبّت',
      verifyEmail: 'يؤكد الأعضاء الجدد بريدهم الإلكتروني',
      approveMembers: 'يقبل المالك الأعضاء الجدد',
      storageBlocked: 'تحجب المتصفحات التخزين عن الإطارات المخفية',
      acceptsPayments: 'وسيلة دفع مربوطة',
      taxIncludedInPrices: 'الأسعار شاملة الضريبة',
      collectBackInStock: 'تستقبل قوائم الانتظار الطلبات',
      backInStockAutomation: 'إرسال الرسائل التلقائي مفعّل',
    },
    captcha: 'captcha',
    captchas: { off: 'بلا', visible: 'ظاهر', invisible: 'خفي' },
    catalogVersion: 'إصدار الكتالوج',
    allowedRedirects: 'الأصول التي يجوز أن تعيد الصفحات إليها، واحد في كل سطر',
    redirectUris:
      'العناوين التي يجوز أن يعيد تسجيل الدخول إليها، واحد في كل سطر. إن تُركت فارغة: كل ما على تلك الأصول.',
    save: 'حفظ العناوين',
  },
};
