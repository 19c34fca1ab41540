import { defineError } from '../../errors/app-error.ts';

export class SubscriptionPriceError extends defineError({
  code: 'performer.subscription_price_out_of_bounds',
  status: 422,
  messages: {
    'fa-IR': 'بهای اشتراک باید صفر یا میان {{minimum}} و {{maximum}} توکن باشد.',
    'en-US': 'The subscription price must be zero, or between {{minimum}} and {{maximum}} tokens.',
    'ar-EG': 'يجب أن يكون سعر الاشتراك صفرًا أو بين {{minimum}} و{{maximum}} توكنًا.',
  },
}) {}

export class FreeSubscriptionOffError extends defineError({
  code: 'performer.free_subscription_off',
  status: 422,
  messages: {
    'fa-IR': 'اکنون در این سایت اشتراک رایگان برپا نیست.',
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
