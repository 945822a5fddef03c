import { counting } from '../counting.ts';
import type { ownerOrders as English } from '../en/owner-orders.ts';
import { iso, nouns } from './nouns.ts';

const many = counting('ar');

/** The owner's ticket orders. */
export const ownerOrders: typeof English = {
  ownerOrders: {
    title: 'الطلبات',
    lead: 'كل ما طُلب لفعاليات الموقع، الأحدث أولًا.',
    orderTitle: 'الطلب',
    orderOf: (name) => `طلب ${iso(name)}`,
    gone: 'لا يوجد طلب كهذا',
    goneText: 'ربما مُحي، أو في العنوان خطأ إملائي.',
    all: 'الكل',
    allEvents: 'جميع الفعاليات',
    search: 'البحث في الطلبات بالاسم أو البريد الإلكتروني أو الرقم',
    searchHint: 'الاسم أو البريد الإلكتروني أو الرقم',
    show: 'أي الطلبات',
    tags: {
      NON_ARCHIVED: 'غير المؤرشفة',
      ARCHIVED: 'المؤرشفة',
      CONFIRMED: 'المدفوعة أو المجانية',
      UNCONFIRMED: 'غير المدفوعة',
      MEMBER: 'طلبات الأعضاء',
      FULLY_CHECKED_IN: 'سُجّل حضور الجميع',
      NOT_FULLY_CHECKED_IN: 'لم يُسجَّل حضور الجميع',
    },
    count: (total) => many(total, nouns.order),
    emptyTitle: 'لا طلبات هنا',
    emptyText: 'لا طلب يطابق عوامل التصفية هذه.',
    unnamed: 'بيع بلا اسم',
    deletedEvent: 'فعالية محذوفة',
    columns: {
      buyer: 'المشتري',
      event: 'الفعالية',
      tickets: 'التذاكر',
      total: 'الإجمالي',
      status: 'الحالة',
      created: 'تاريخ الطلب',
      actions: 'الإجراءات',
    },
    pages: 'الصفحات',
    page: (page, pages) => `الصفحة ${page} من ${pages}`,
    newer: 'الأحدث',
    older: 'الأقدم',
    confirm: 'تأكيد',
    confirmOf: (order) => `تأكيد دفع الطلب ${iso(order)}`,
    confirmMany: (count) =>
      many(count, {
        one: 'تأكيد الدفع',
        two: 'تأكيد دفع طلبين',
        few: 'تأكيد دفع # طلبات',
        many: 'تأكيد دفع # طلبًا',
        other: 'تأكيد دفع # طلب',
      }),
    confirmed: (done, already) => {
      const kept = many(already, {
        one: 'طلب واحد كان مدفوعًا من قبل: لم يتغير شيء.',
        two: 'طلبان كانا مدفوعين من قبل: لم يتغير شيء.',
        few: '# طلبات كانت مدفوعة من قبل: لم يتغير شيء.',
        many: '# طلبًا كانت مدفوعة من قبل: لم يتغير شيء.',
        other: '# طلب كانت مدفوعة من قبل: لم يتغير شيء.',
      });
      const changed = many(done, {
        one: 'أصبح طلب واحد مدفوعًا.',
        two: 'أصبح طلبان مدفوعين.',
        few: 'أصبحت # طلبات مدفوعة.',
        many: 'أصبح # طلبًا مدفوعًا.',
        other: 'أصبح # طلب مدفوعًا.',
      });
      return [done > 0 ? changed : '', already > 0 ? kept : ''].filter(Boolean).join(' ');
    },
    capture: 'تحصيل',
    captureOf: (order) => `تحصيل دفعة الطلب ${iso(order)}`,
    void: 'إبطال',
    voidOf: (order) => `إبطال دفعة الطلب ${iso(order)}`,
    voidTitle: 'إبطال هذه الدفعة؟',
    voidText: (name) =>
      `يجري التخلي عن المبلغ المحجوز لطلب ${iso(name)}، وتعود التذاكر إلى البيع. لا يمكن التراجع عن ذلك.`,
    asked: {
      capture: 'يجري تحصيل الدفعة. يصبح الطلب مدفوعًا بعد لحظات.',
      void: 'يجري التخلي عن الدفعة. تعود التذاكر إلى البيع بعد لحظات.',
    },
    settling: {
      capture: 'جارٍ التحصيل',
      void: 'جارٍ الإبطال',
      either: 'تجري تسوية الدفعة',
    },
    archive: (count) =>
      many(count, {
        one: 'أرشفة',
        two: 'أرشفة طلبين',
        few: 'أرشفة # طلبات',
        many: 'أرشفة # طلبًا',
        other: 'أرشفة # طلب',
      }),
    unarchive: (count) =>
      many(count, {
        one: 'استعادة',
        two: 'استعادة طلبين',
        few: 'استعادة # طلبات',
        many: 'استعادة # طلبًا',
        other: 'استعادة # طلب',
      }),
    archived: (count) => `نُقل إلى الأرشيف: ${many(count, nouns.order)}`,
    unarchived: (count) => `أُخرج من الأرشيف: ${many(count, nouns.order)}`,
    channels: { ONLINE: 'في الموقع', OFFLINE_POS: 'عند صندوق البيع (بلا اتصال)' },
    methods: {
      creditCard: 'بطاقة ائتمان',
      offline: 'خارج الموقع',
      manual: 'سُجّل مدفوعًا يدويًا',
      pointOfSale: 'عند صندوق البيع',
    },
    guests: 'الضيوف والتذاكر',
    tickets: 'التذاكر',
    noTickets: 'لم تُصدر تذاكر لهذا الطلب.',
    checkedIn: (when) => `سُجّل الحضور ${when}`,
    facts: 'عن هذا الطلب',
    email: 'البريد الإلكتروني',
    channel: 'قناة البيع',
    method: 'وسيلة الدفع',
    salesOfEvent: 'الفعالية كلها',
    sales: (orders, revenue) =>
      `الطلبات المدفوعة: ${many(orders, { zero: '#', other: '#' })}، ${iso(revenue)}`,
    invoice: 'الفاتورة',
    form: 'نموذج الضيف',
    saveForm: 'حفظ الإجابات',
    history: {
      title: 'السجل',
      made: 'طُلب',
      what: {
        OrderInitiated: 'طُلب',
        OrderConfirmed: 'أُكّد',
        OrderUpdated: 'تغيّر',
        OrderDeleted: 'مُحي',
      },
      line: (what, status, name) => (name === '' ? `${what}: ${status}` : `${what}: ${status}، ${iso(name)}`),
      by: (when, cause) => `${when}، السبب: ${cause}`,
      causes: {
        WIX_USER: 'المالك',
        APP: 'تطبيق',
        MEMBER: 'عضو',
        ANONYMOUS_VISITOR: 'زائر',
        TIME: 'مرور الوقت',
      },
      source: 'من إشعارات المنصة التي يحتفظ بها الموقع عبر مستقبِل webhooks لديه.',
    },
  },
};
