import type { general as English } from '../en/failures.ts';

/** Failures that any call can have, as a visitor of a shop reads them. */
export const general: typeof English = {
  failures: {
    'call.outcomeUnknown': 'ليس مؤكدًا أن هذا الإجراء قد نُفّذ. تحقق من الحالة الحالية قبل أن تحاول مجددًا.',
    'call.invalid': 'لم تُقبل بعض المدخلات. راجعها ثم حاول مجددًا.',
    'call.unauthenticated': 'لم تعد مسجّل الدخول. سجّل الدخول ثم حاول مجددًا.',
    'call.forMembers': 'هذا متاح للأعضاء فقط. سجّل الدخول ثم حاول مجددًا.',
    'call.forbidden': 'هذا غير مسموح هنا. يستطيع مالك الموقع أن يوضح السبب.',
    'call.notFound': 'لم يعد هذا موجودًا.',
    'call.conflict': 'تغيّر هذا في هذه الأثناء. حمّله مجددًا ثم قرر.',
    'call.staleRevision': 'تغيّر هذا في هذه الأثناء. حمّله مجددًا ثم قرر.',
    'call.precondition': 'الموقع غير جاهز لهذا بعد.',
    'call.tooMany': 'محاولات كثيرة جدًا. انتظر دقيقة ثم حاول مجددًا.',
    'call.platformFailed': 'في الموقع مشكلة حاليًا. حاول لاحقًا.',
    'call.network': 'تعذّر الوصول إلى الموقع. تحقق من اتصالك ثم حاول مجددًا.',
    'call.timeout': 'تأخر الموقع في الرد. حاول مجددًا.',
    'call.unusable': 'أرسل الموقع ردًا لا يمكن استخدامه. حاول لاحقًا.',
    'session.unavailable': 'تعذّر الوصول إلى الموقع لتسجيل الدخول. حاول لاحقًا.',
    'session.lost': 'انتهت جلستك ولم يتغير شيء. سجّل الدخول مجددًا.',
    'session.changed': 'تغيّر الشخص المسجّل ولم يُرسل شيء. حاول مجددًا.',
  },
};
