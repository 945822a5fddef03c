import { counting } from '../counting.ts';
import type { owner as English } from '../en/owner.ts';
import { iso, nouns } from './nouns.ts';
import { ownerOrders } from './owner-orders.ts';
import { ownerSite } from './owner-site.ts';
import { pos } from './pos.ts';

const many = counting('ar');

/** The frame of the owner's area, the overview and the events. */
export const owner: typeof English = {
  ...ownerOrders,
  ...ownerSite,
  ...pos,
  owner: {
    nav: {
      label: 'لوحة المالك',
      overview: 'نظرة عامة',
      events: 'الفعاليات',
      orders: 'الطلبات',
      pos: 'نقطة البيع',
      catalog: 'الكتالوج',
      collections: 'المجموعات',
      requests: 'قوائم الانتظار',
      members: 'الأعضاء',
      settings: 'إعدادات الموقع',
    },
    identity: {
      label: 'يُجري هذا القسم استدعاءاته بصفة',
      owner: 'المالك',
      note: (name) =>
        `تُجري هذه الشاشات استدعاءاتها الآن بصفة من يتصفح: ${iso(name)}. وما لا يحق له يُرفض، ويذكر الرفض من يحق له ذلك.`,
    },
    /** Identities that may make a call, by the platform's names. */
    needs: (identities) =>
      `يتطلب هذا صفة أخرى. وهو متاح لـ: ${identities.map((name) => ({ owner: 'المالك', app: 'تطبيق من تطبيقات الموقع', member: 'الأعضاء', visitor: 'الزوار' })[name] ?? iso(name)).join('، ')}.`,
    columns: 'الأعمدة',
    selectAll: 'تحديد كل ما في هذه القائمة',
    select: (name) => `تحديد ${iso(name)}`,
    selected: (count) => many(count, { zero: 'لم يُحدَّد شيء', other: 'المحدد: #' }),
    unselect: 'إلغاء التحديد',
    saved: 'تم الحفظ',
    overview: {
      title: 'لوحة المالك',
      lead: 'كيف يسير الموقع. يقود كل رقم إلى القائمة التي يحصيها.',
      sales: 'مبيعات التذاكر',
      revenue: (total) => `الإيرادات، من أصل ${iso(total)} دفعها المشترون`,
      paidOrders: (orders, tickets) =>
        many(orders, nouns.order) + (tickets === undefined ? '' : `، ${many(tickets, nouns.ticket)}`),
      nothingSold: 'لم تُبع أي تذاكر بعد.',
      byDay: 'التذاكر المبيعة يوميًا، مدفوعة أو مجانية، خلال أربعة أسابيع',
      asTable: 'عرض هذه الأرقام في جدول',
      day: 'اليوم',
      paidByEvent: 'الطلبات المدفوعة والمجانية حسب الفعالية',
      waitingOrders: 'الطلبات المنتظرة',
      shop: 'المتجر',
      low: 'نفدت الكمية، كليًا أو جزئيًا',
      allLow: (count) =>
        many(count, {
          zero: 'لم تنفد كمية أي منتج',
          one: 'عرض منتج واحد',
          two: 'عرض المنتجين',
          few: 'عرض جميع المنتجات الـ #',
          many: 'عرض جميع المنتجات الـ #',
          other: 'عرض جميع المنتجات الـ #',
        }),
      requests: 'من ينتظرون إبلاغهم بتوفر منتج من جديد',
    },
    events: {
      title: 'الفعاليات',
      lead: 'كل ما يعلن عنه الموقع، بما في ذلك المسودات. يظهر التغيير فورًا للجميع.',
      create: 'فعالية جديدة',
      all: 'الكل',
      search: 'البحث عن فعاليات ببداية عنوانها',
      searchHint: 'يبدأ العنوان بـ',
      count: (total) => many(total, nouns.event),
      emptyTitle: 'لا فعاليات هنا',
      emptyText: 'لا شيء له هذه الحالة ويبدأ هكذا.',
      statuses: {
        UPCOMING: 'قادمة',
        STARTED: 'جارية',
        ENDED: 'منتهية',
        CANCELED: 'ملغاة',
        DRAFT: 'مسودة',
      },
      kinds: {
        ALL: 'جميع أنواع التسجيل',
        TICKETING: 'تذاكر',
        RSVP: 'ردود على الدعوة',
        RSVP_AND_TICKETING: 'ردود على الدعوة وتذاكر',
      },
      registrations: {
        CLOSED_AUTOMATICALLY: 'انتهى التسجيل',
        CLOSED_MANUALLY: 'التسجيل مغلق',
        OPEN_RSVP: 'التسجيل مفتوح',
        OPEN_RSVP_WAITLIST_ONLY: 'قائمة الانتظار فقط',
        OPEN_TICKETS: 'التذاكر متاحة',
        OPEN_EXTERNAL: 'التسجيل في موقع آخر',
        SCHEDULED_RSVP: 'يُفتح التسجيل لاحقًا',
        OPEN_RSVP_AND_TICKETS: 'التسجيل مفتوح',
      },
      columns: {
        title: 'الفعالية',
        status: 'الحالة',
        when: 'الموعد',
        registration: 'التسجيل',
        sold: 'الحضور',
        created: 'تاريخ الإنشاء',
      },
      ticketsSold: (count) => many(count, { zero: 'لم يُبع شيء', other: 'المبيع: #' }),
      guests: (count) => many(count, { ...nouns.guest, zero: 'لا أحد بعد' }),
      bulk: {
        narrow: 'لإلغاء عدة فعاليات أو حذفها دفعة واحدة، اختر حالة أو ابحث أو حدّد بعضها.',
        list: 'الفعاليات المقصودة',
        results: 'ما آلت إليه كل فعالية',
        kept: (count) =>
          many(count, {
            one: 'لا يمكن إلغاء واحدة منها، لأنها مسودة أو منتهية أو ملغاة من قبل. تبقى كما هي.',
            two: 'لا يمكن إلغاء اثنتين منها، لأنهما مسودتان أو منتهيتان أو ملغاتان من قبل. تبقيان كما هما.',
            other: 'لا يمكن إلغاء # منها، لأنها مسودات أو منتهية أو ملغاة من قبل. تبقى كما هي.',
          }),
        type: (count) => `اكتب \u2068${count}\u2069 للتأكيد`,
        failed: (status) => `لم تتغير: ${status}`,
        cancel: {
          title: 'إلغاء الفعاليات',
          offer: (count) =>
            many(count, {
              one: 'إلغاء هذه الفعالية',
              two: 'إلغاء هاتين الفعاليتين',
              few: 'إلغاء هذه الفعاليات (#)',
              many: 'إلغاء هذه الفعاليات (#)',
              other: 'إلغاء هذه الفعاليات (#)',
            }),
          means: (count) =>
            many(count, {
              zero: 'لا فعالية مقصودة.',
              one: 'يُلغي هذا فعالية واحدة نهائيًا. يُغلق التسجيل، ويُبلَّغ الضيوف بالبريد.',
              two: 'يُلغي هذا فعاليتين نهائيًا. يُغلق التسجيل، ويُبلَّغ الضيوف بالبريد.',
              few: 'يُلغي هذا # فعاليات نهائيًا. يُغلق التسجيل، ويُبلَّغ الضيوف بالبريد.',
              other: 'يُلغي هذا # فعالية نهائيًا. يُغلق التسجيل، ويُبلَّغ الضيوف بالبريد.',
            }),
          action: 'إلغاء الفعاليات',
          one: 'أُلغيت',
          done: (done, failed) =>
            `${many(done, {
              zero: 'لم تُلغَ أي فعالية',
              one: 'أُلغيت فعالية واحدة',
              two: 'أُلغيت فعاليتان',
              few: 'أُلغيت # فعاليات',
              other: 'أُلغيت # فعالية',
            })}${many(failed, {
              zero: '.',
              one: '، وبقيت واحدة كما كانت.',
              two: '، وبقيت اثنتان كما كانتا.',
              other: '، وبقيت # كما كانت.',
            })}`,
        },
        delete: {
          title: 'حذف الفعاليات',
          offer: (count) =>
            many(count, {
              one: 'حذف هذه الفعالية',
              two: 'حذف هاتين الفعاليتين',
              few: 'حذف هذه الفعاليات (#)',
              many: 'حذف هذه الفعاليات (#)',
              other: 'حذف هذه الفعاليات (#)',
            }),
          means: (count) =>
            many(count, {
              zero: 'لا فعالية مقصودة.',
              one: 'يحذف هذا فعالية واحدة مع تذاكرها. لا يمكن استعادتها.',
              two: 'يحذف هذا فعاليتين مع تذاكرهما. لا يمكن استعادتهما.',
              few: 'يحذف هذا # فعاليات مع تذاكرها. لا يمكن استعادتها.',
              other: 'يحذف هذا # فعالية مع تذاكرها. لا يمكن استعادتها.',
            }),
          action: 'حذف الفعاليات',
          one: 'حُذفت',
          done: (done, failed) =>
            `${many(done, {
              zero: 'لم تُحذف أي فعالية',
              one: 'حُذفت فعالية واحدة',
              two: 'حُذفت فعاليتان',
              few: 'حُذفت # فعاليات',
              other: 'حُذفت # فعالية',
            })}${many(failed, {
              zero: '.',
              one: '، ولا تزال واحدة موجودة.',
              two: '، ولا تزال اثنتان موجودتين.',
              other: '، ولا تزال # موجودة.',
            })}`,
        },
      },
    },
    editor: {
      title: 'الفعالية',
      newTitle: 'فعالية جديدة',
      gone: 'لا توجد فعالية كهذه',
      goneText: 'ربما حُذفت، أو في العنوان خطأ إملائي.',
      about: 'نبذة',
      when: 'الموعد',
      where: 'المكان',
      registration: 'التسجيل',
      fields: {
        title: 'العنوان',
        short: 'في جملة أو جملتين',
        text: 'الوصف',
        imageUrl: 'رابط صورة',
        imageAlt: 'ما تظهره الصورة',
        undated: 'تُحدَّد المواعيد لاحقًا',
        undatedText: 'ما يقرؤه الضيوف بدلًا من المواعيد',
        start: 'البداية',
        end: 'النهاية',
        zone: 'المنطقة الزمنية',
        place: 'نوع المكان',
        placeName: 'اسم المكان',
        address: 'الشارع والرقم',
        city: 'المدينة',
        country: 'البلد',
        kind: 'كيف يسجّل الضيوف',
        categories: 'الفئات',
      },
      places: {
        VENUE: 'حضوريًا',
        ONLINE: 'عبر الإنترنت',
        OPEN: 'يُحدَّد لاحقًا',
      },
      shortHint: 'للقوائم.',
      textHint: 'اترك سطرًا فارغًا بين كل فقرتين.',
      zoneHint: 'البداية والنهاية بتوقيت هذه المنطقة.',
      countryHint: 'حرفان، مثل \u2068DE\u2069.',
      seriesHint: 'لإنشاء سلسلة، أضف مواعيدها الأخرى. يصبح كل موعد فعالية مستقلة.',
      addDate: 'إضافة موعد بعد أسبوع',
      date: (number) => `الموعد ${number}`,
      removeDate: (number) => `إزالة الموعد ${number}`,
      problems: {
        missing: 'هذا مطلوب.',
        backwards: 'ستنتهي الفعالية قبل أن تبدأ. اختر نهاية بعد البداية.',
        noZone: 'هذه ليست منطقة زمنية. اختر واحدة مثل \u2068Europe/Berlin\u2069.',
        noCountry: 'يُكتب البلد هنا بحرفين، مثل \u2068DE\u2069.',
      },
      preview: 'معاينة',
      noTitle: 'لا عنوان بعد',
      noDates: 'لا مواعيد بعد',
      saveDraft: 'حفظ كمسودة',
      draftHint: 'المسودة لا يراها غيرك. انشرها عندما تجهز.',
      draftMade: (title) => `حُفظت «${iso(title)}» كمسودة`,
      save: 'حفظ التغييرات',
      unsaved: 'هناك تغييرات لم تُحفظ.',
      nothingToSave: 'كل شيء محفوظ.',
      kindLater: 'لا يمكن تغيير هذا بعد إنشاء الفعالية.',
      kindFixed: 'ثابت منذ إنشاء الفعالية، لأن الضيوف اعتمدوا عليه. أنشئ فعالية جديدة للاختيار من جديد.',
      noCategories: 'لا فئات',
      categoriesFixed: 'لا استدعاء في المنصة يغيّرها؛ فهي تُعيَّن في لوحة تحكمها.',
      publish: 'نشر',
      clone: 'استنساخ',
      cancel: 'إلغاء الفعالية',
      keep: 'الإبقاء على الفعالية',
      delete: 'حذف الفعالية',
      cloned: (title) => `«${iso(title)}» مسودة، بعد نحو أسبوعين. لم تُبع أي من تذاكرها.`,
      canceledNote:
        'هذه الفعالية ملغاة ولا يمكن التراجع عن ذلك: التسجيل مغلق، وأُبلغ ضيوفها بالبريد. لإقامتها رغم ذلك، استنسخها.',
      questions: {
        publish: {
          title: 'نشر هذه الفعالية؟',
          body: 'يراها الجميع عندئذ. لا يمكن التراجع عن ذلك: الفعالية المنشورة لا تعود مسودة أبدًا.',
        },
        cancel: {
          title: 'إلغاء هذه الفعالية؟',
          body: 'يُغلق التسجيل فورًا، ويُبلَّغ الضيوف بالبريد. لا يمكن التراجع عن ذلك: الفعالية الملغاة تبقى ملغاة. وتبقى الطلبات كما هي.',
        },
        delete: {
          title: 'حذف هذه الفعالية؟',
          body: 'تزول الفعالية وتذاكرها. لا يمكن التراجع عن ذلك.',
        },
      },
      done: {
        publish: 'تم النشر. لا يمكن التراجع عن ذلك.',
        cancel: 'تم الإلغاء. أُبلغ الضيوف بالبريد.',
        delete: 'تم الحذف',
      },
    },
  },
};
