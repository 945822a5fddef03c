import type { ownerSettings as English } from '../en/owner-settings.ts';

/** The settings of the simulated site. */
export const ownerSettings: typeof English = {
  ownerSettings: {
    title: 'إعدادات الموقع',
    lead: 'مفاتيح الموقع المحاكى. تنتمي إلى بيئة التجربة وليست جزءًا من العميل.',
    saved: 'تم الحفظ. يسري ابتداءً من الاستدعاء التالي.',
    generationsLead: 'إصدار الكتالوج، ونهايات الجيل الأول المعلنة، وردود الجيل الثاني التي لم يرصدها أحد بعد.',
    groups: {
      site: 'الموقع وتطبيقاته',
      generations: 'جيلا العقود',
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
      catalogProvisioning: 'يجري إعداد الكتالوج الأحدث',
      visitorsAskVersion: 'يجوز للزوار السؤال عن إصدار الكتالوج',
      readerProducts: 'ما زال الكتالوج الأول يعطي منتجًا واحدًا بمعرّفه',
      readerOthers: 'ما زال الكتالوج الأول يعطي قراءاته الأخرى',
      bareVariants: 'تأتي المنتجات بأشكالها دون طلبها',
      sortProductsByDate: 'يمكن ترتيب المنتجات حسب التاريخ',
      filterCategoriesByVisible: 'يمكن ترشيح الفئات حسب الظهور',
      earlierNotificationsOnV3: 'تُرسل إشعارات الكتالوج الأول أيضًا',
      endedSummaryLists: 'تحتفظ ملخصات السلة الثانية بقوائمها المنتهية',
      membersSearchOrders: 'يمكن للأعضاء البحث في طلباتهم',
    },
    captcha: 'captcha',
    captchas: { off: 'بلا', visible: 'ظاهر', invisible: 'خفي' },
    choices: {
      catalogVersion: { label: 'إصدار الكتالوج', values: { V1: 'V1', V3: 'V3' } },
      cartsEnd: {
        label: 'السلة الأولى بعد \u20682027-02-01\u2069',
        values: { works: 'ما زالت تعمل', 'not-found': 'ترد بالرمز 404', gone: 'ترد بالرمز 410' },
      },
      reservationsEnd: {
        label: 'حجوزات طلبات الفعاليات بعد \u20682026-03-31\u2069',
        values: { works: 'ما زالت تعمل', 'not-found': 'ترد بالرمز 404', gone: 'ترد بالرمز 410' },
      },
      endedFields: {
        label: 'الحقول بعد نهايتها المعلنة',
        values: { given: 'ما زالت موجودة', 'left-out': 'محذوفة' },
      },
      readerPrefix: {
        label: 'الكتالوج الأول في موقع V3',
        values: { mapped: 'يعرض منتجاته', stale: 'يعرض منتجات قديمة' },
      },
      categoriesOnV1: {
        label: 'الفئات في موقع V1',
        values: { none: 'لا توجد', refuse: 'تُرفض الاستدعاءات' },
      },
      missingCart: {
        label: 'السلة الثانية حين لا توجد',
        values: { current: '404، لا سلة حالية', owned: '404، لا سلة مملوكة', empty: '200 دون سلة' },
      },
      aboveStock: {
        label: 'قطع أكثر من المخزون',
        values: { refuse: 'تُرفض', reduce: 'تُخفض إلى المخزون' },
      },
      secondCart: {
        label: 'إنشاء سلة أخرى',
        values: { replace: 'تحل محل الأولى', add: 'تُضاف إلى الأولى' },
      },
      orderedCart: {
        label: 'السلة بعد طلبها',
        values: { gone: 'لم تعد حالية', current: 'تبقى حالية حتى الإضافة التالية' },
      },
      backInStockApps: {
        label: 'تجمع قوائم الانتظار لصالح',
        values: { both: 'تطبيقي المتجر', installed: 'التطبيق المثبّت' },
      },
      secondBackInStockRequest: {
        label: 'طلب ثانٍ للصنف نفسه',
        values: { returned: 'يعيد الأول', refused: 'يُرفض بالرمز 409' },
      },
      reservationVisibility: {
        label: 'يقرأ الحجز',
        values: { own: 'من أجراه', id: 'كل من لديه معرّفه' },
      },
      orderedReservations: {
        label: 'إلغاء حجز له طلب',
        values: { cancel: 'يعيد التذاكر', keep: 'يُرفض بالرمز 428' },
      },
      orderReaders: {
        label: 'يقرأ الطلب',
        values: { buyers: 'مشتريه', members: 'الأعضاء فقط', owner: 'المالك والتطبيقات فقط' },
      },
      membersArea: {
        label: 'تطبيق منطقة الأعضاء',
        values: { installed: 'مثبّت', silent: 'غائب، بردود فارغة', refused: 'غائب، يرد بالرمز 428' },
      },
    },
    allowedRedirects: 'الأصول التي يجوز أن تعيد الصفحات إليها، واحد في كل سطر',
    redirectUris:
      'العناوين التي يجوز أن يعيد تسجيل الدخول إليها، واحد في كل سطر. إن تُركت فارغة: كل ما على تلك الأصول.',
    save: 'حفظ العناوين',
  },
};
