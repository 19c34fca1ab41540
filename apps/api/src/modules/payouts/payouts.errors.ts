import { defineError } from '../../errors/app-error.ts';

export class PayoutPendingError extends defineError({
  code: 'payout.pending',
  status: 409,
  messages: {
    'fa-IR': 'یک درخواست برداشت شما در دست بررسی است؛ همان را تغییر دهید یا پس بگیرید.',
    'en-US': 'A payout request of yours is under review already; change or withdraw that one.',
    'ar-EG': 'لديك طلب صرف قيد المراجعة؛ عدّله أو اسحبه.',
  },
}) {}

export class DetailsChangedError extends defineError({
  code: 'payout.details_changed',
  status: 409,
  field: 'version',
  messages: {
    'fa-IR': 'این تنظیمات در این میان عوض شده‌اند؛ آن‌ها را از نو ببینید.',
    'en-US': 'These settings were changed meanwhile; look at them again.',
    'ar-EG': 'تغيّرت هذه الإعدادات في هذه الأثناء؛ راجعها من جديد.',
  },
}) {}

export class BelowMinimumError extends defineError({
  code: 'payout.below_minimum',
  status: 422,
  field: 'amount',
  messages: {
    'fa-IR': 'کمترین مبلغ برداشت {{minimum:tokens}} است.',
    'en-US': 'A payout is at least {{minimum:tokens}}.',
    'ar-EG': 'أدنى مبلغ للصرف هو {{minimum:tokens}}.',
  },
}) {}

export class NotEnoughAvailableError extends defineError({
  code: 'payout.not_enough',
  status: 422,
  field: 'amount',
  messages: {
    'fa-IR': 'اکنون {{available:tokens}} برداشت‌پذیر است.',
    'en-US': '{{available:tokens}} can be paid out now.',
    'ar-EG': 'المتاح للصرف الآن {{available:tokens}}.',
  },
}) {}

export class NoPayoutMethodError extends defineError({
  code: 'payout.no_method',
  status: 422,
  field: 'methodId',
  messages: {
    'fa-IR': 'نخست بگویید پول به کجا فرستاده شود.',
    'en-US': 'Say first where the money is to be sent.',
    'ar-EG': 'حدّد أولًا إلى أين يُرسل المال.',
  },
}) {}

/** For the performer, who has to wait, and for an operator before paying. */
export class PayoutDebtError extends defineError({
  code: 'payout.debt',
  status: 409,
  messages: {
    'fa-IR': '{{owed:tokens}} بدهی هست که نخست باید صاف شود.',
    'en-US': 'What is owed has to be made up for first: {{owed:tokens}}.',
    'ar-EG': 'هناك {{owed:tokens}} مستحقة يجب تسديدها أولًا.',
  },
}) {}

export class PayoutChangedError extends defineError({
  code: 'payout.changed',
  status: 409,
  messages: {
    'fa-IR': 'محاسبه تغییر کرد؛ اکنون {{net:money}} فرستاده می‌شود. دوباره نگاه کنید.',
    'en-US': 'The calculation has changed: {{net:money}} would be sent now. Look again.',
    'ar-EG': 'تغيّر الحساب: سيُرسل الآن {{net:money}}. راجعه من جديد.',
  },
}) {}

export class PayoutStateError extends defineError({
  code: 'payout.wrong_state',
  status: 409,
  messages: {
    'fa-IR': 'این درخواست دیگر در آن وضعیت نیست؛ دوباره نگاه کنید.',
    'en-US': 'This request is not in that state any more; look again.',
    'ar-EG': 'لم يعد هذا الطلب في تلك الحالة؛ راجعه من جديد.',
  },
}) {}

export class OpenPayoutError extends defineError({
  code: 'payout.open',
  status: 409,
  messages: {
    'fa-IR': 'یک برداشت شما هنوز در راه است؛ آن را پس بگیرید یا صبر کنید تا برسد.',
    'en-US': 'A payout of yours is still on its way; withdraw it, or wait until it has arrived.',
    'ar-EG': 'لديك عملية صرف ما زالت في الطريق؛ اسحبها أو انتظر حتى تصل.',
  },
}) {}

export class PayoutStaleError extends defineError({
  code: 'payout.stale',
  status: 409,
  messages: {
    'fa-IR': 'این درخواست پس از آنکه آن را دیدید تغییر کرد؛ دوباره نگاه کنید.',
    'en-US': 'This request has changed since you looked at it; look again.',
    'ar-EG': 'تغيّر هذا الطلب بعد أن اطّلعت عليه؛ راجعه من جديد.',
  },
}) {}

export class PayoutHeldError extends defineError({
  code: 'payout.held',
  status: 409,
  messages: {
    'fa-IR': 'مقصد این برداشت تازه است؛ تا پایان ۷۲ ساعت چیزی فرستاده نمی‌شود.',
    'en-US': 'Where this payout goes is new; nothing is sent before 72 hours are over.',
    'ar-EG': 'وجهة هذا الصرف جديدة؛ لا يُرسل شيء قبل مرور ٧٢ ساعة.',
  },
}) {}

export class PayoutSuspendedError extends defineError({
  code: 'payout.suspended',
  status: 409,
  messages: {
    'fa-IR': 'حساب صاحب این درخواست تعلیق شده است؛ در این میان چیزی فرستاده نمی‌شود.',
    'en-US': 'The account of this request is suspended; nothing is sent meanwhile.',
    'ar-EG': 'حساب صاحب هذا الطلب موقوف؛ لا يُرسل شيء في هذه الأثناء.',
  },
}) {}

export class SecondOperatorError extends defineError({
  code: 'payout.second_operator',
  status: 409,
  messages: {
    'fa-IR': 'شما تأیید کرده‌اید؛ این مبلغ تأیید مدیر دیگری را هم می‌خواهد.',
    'en-US': 'You have approved it; so much takes the approval of another operator too.',
    'ar-EG': 'لقد وافقت بالفعل؛ هذا المبلغ يتطلب موافقة مدير آخر أيضًا.',
  },
}) {}
