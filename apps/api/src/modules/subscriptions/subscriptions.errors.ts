import { defineError } from '../../errors/app-error.ts';

export class AlreadySubscribedError extends defineError({
  code: 'subscription.already_active',
  status: 409,
  messages: {
    'fa-IR': 'اشتراک شما هم‌اکنون فعال است.',
    'en-US': 'Your subscription is already active.',
    'ar-EG': 'اشتراكك نشط بالفعل.',
  },
}) {}

export class SubscriptionTypeUnavailableError extends defineError({
  code: 'subscription.type_unavailable',
  status: 409,
  messages: {
    'fa-IR': 'این نوع اشتراک برای شما فراهم نیست.',
    'en-US': 'This kind of subscription is not available to you.',
    'ar-EG': 'هذا النوع من الاشتراك غير متاح لك.',
  },
}) {}

/** One free trial for each person and card. */
export class TrialUsedError extends defineError({
  code: 'subscription.trial_used',
  status: 409,
  messages: {
    'fa-IR': 'دورهٔ رایگان این سازنده را پیش‌تر داشته‌اید، با همین نشانی یا همین کارت.',
    'en-US': 'You have had the free period of this creator before, with this address or card.',
    'ar-EG': 'سبق أن حصلت على الفترة المجانية لدى هذا المبدع بهذا العنوان أو هذه البطاقة.',
  },
}) {}

export class CannotPauseError extends defineError({
  code: 'subscription.cannot_pause',
  status: 409,
  messages: {
    'fa-IR': 'تنها اشتراکی را که در جریان است می‌توان موقتاً متوقف کرد، و تا یک روز پس از پایان دوره‌اش.',
    'en-US': 'Only a running subscription can pause, and until a day after the end of its period.',
    'ar-EG': 'لا يتوقف مؤقتًا إلا اشتراك سارٍ، وحتى يوم بعد نهاية فترته.',
  },
}) {}

export class CannotResumeError extends defineError({
  code: 'subscription.cannot_resume',
  status: 409,
  messages: {
    'fa-IR': 'این اشتراک را نمی‌توان از سر گرفت.',
    'en-US': 'This subscription cannot be resumed.',
    'ar-EG': 'لا يمكن استئناف هذا الاشتراك.',
  },
}) {}
