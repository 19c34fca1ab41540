import { defineError } from '../../errors/app-error.ts';

export class SubscriptionPriceError extends defineError({
  code: 'performer.subscription_price_out_of_bounds',
  status: 422,
  messages: {
    'fa-IR': 'قیمت اشتراک باید صفر یا میان {{minimum:amount}} و {{maximum:tokens}} باشد.',
    'en-US': 'The subscription price must be zero, or between {{minimum:amount}} and {{maximum:tokens}}.',
    'ar-EG': 'يجب أن يكون سعر الاشتراك صفرًا أو بين {{minimum:amount}} و{{maximum:tokens}}.',
  },
}) {}

/** A paid month beside a free year: everybody would take the year. */
export class FreeYearError extends defineError({
  code: 'performer.year_free_beside_paid_month',
  status: 422,
  field: 'yearlyPrice',
  messages: {
    'fa-IR':
      'یک ماه {{monthly:tokens}} است، پس یک سال نمی‌تواند رایگان باشد. برای سال قیمتی بگذارید یا اشتراک سالانه را خاموش کنید.',
    'en-US': 'A month costs {{monthly:tokens}}, so a year cannot be free. Give the year a price, or offer none.',
    'ar-EG': 'سعر الشهر {{monthly:tokens}}، فلا يمكن أن تكون السنة مجانية. حدّد سعرًا للسنة أو لا تعرض اشتراكًا سنويًا.',
  },
}) {}

/** A year costs more than twelve months; saved only with `isDearYearMeant`. */
export class DearYearError extends defineError({
  code: 'performer.year_dearer_than_months',
  status: 409,
  field: 'yearlyPrice',
  messages: {
    'fa-IR': 'یک سال {{yearly:tokens}} می‌شود، اما دوازده ماه جداگانه {{twelveMonths:tokens}} است.',
    'en-US': 'A year would cost {{yearly:tokens}}, but twelve single months cost {{twelveMonths:amount}}.',
    'ar-EG': 'ستكلّف السنة {{yearly:tokens}}، بينما تكلّف اثنا عشر شهرًا منفردة {{twelveMonths:tokens}}.',
  },
}) {}

/** A plan costs more than shorter ones do for as many months; saved only with `isDearPlanMeant`. */
export class DearPlanError extends defineError({
  code: 'performer.plan_dearer_than_shorter',
  status: 409,
  messages: {
    'fa-IR': '{{months}} ماه {{price:tokens}} می‌شود، اما با اشتراک {{shorter}} ماهه {{total:tokens}} است.',
    'en-US': '{{months}} months would cost {{price:tokens}}, but {{total:amount}} when taken {{shorter}} at a time.',
    'ar-EG': 'سيكلّف الاشتراك {{price:tokens}} (عدد الأشهر: {{months}})، بينما تكلّف المدة نفسها {{total:tokens}} باشتراكات أقصر (عدد أشهرها: {{shorter}}).',
  },
}) {}

export class FreeSubscriptionOffError extends defineError({
  code: 'performer.free_subscription_off',
  status: 422,
  messages: {
    'fa-IR': 'اکنون اشتراک رایگان در این سایت فعال نیست.',
    'en-US': 'Free subscriptions are switched off on this site.',
    'ar-EG': 'الاشتراكات المجانية متوقفة حاليًا في هذا الموقع.',
  },
}) {}

export class BirthDateFixedError extends defineError({
  code: 'performer.birth_date_fixed',
  status: 409,
  field: 'birthDate',
  messages: {
    'fa-IR': 'پس از تأیید حساب، تاریخ تولد را نمی‌توان عوض کرد.',
    'en-US': 'The date of birth cannot be changed once the account is verified.',
    'ar-EG': 'لا يمكن تغيير تاريخ الميلاد بعد توثيق الحساب.',
  },
}) {}

export class TooYoungError extends defineError({
  code: 'performer.too_young',
  status: 422,
  field: 'birthDate',
  messages: {
    'fa-IR': 'برای ثبت‌نام باید دست‌کم هجده سال داشته باشید.',
    'en-US': 'You must be at least 18 years old to register.',
    'ar-EG': 'يجب ألّا يقل عمرك عن ١٨ عامًا للتسجيل.',
  },
}) {}
