import { defineError } from '../../errors/app-error.ts';

/** The provider's answer is forged, used before, expired, or belongs to another browser. */
export class SocialLoginRefusedError extends defineError({
  code: 'social.refused',
  status: 422,
  messages: {
    'fa-IR': 'این ورود پذیرفته نشد؛ دوباره تلاش کنید.',
    'en-US': 'This login could not be verified, please try again.',
    'ar-EG': 'تعذّر التحقق من هذا الدخول، حاول مرة أخرى.',
  },
}) {}

export class ProviderOffError extends defineError({
  code: 'social.provider_off',
  status: 404,
  messages: {
    'fa-IR': 'ورود با این سرویس در دسترس نیست.',
    'en-US': 'This way to log in is not available.',
    'ar-EG': 'طريقة الدخول هذه غير متاحة.',
  },
}) {}

export class ProviderUnreachableError extends defineError({
  code: 'social.provider_unreachable',
  status: 503,
  retryAfter: 60,
  messages: {
    'fa-IR': 'سرویس ورود پاسخ نمی‌دهد؛ {{wait}} دوباره تلاش کنید.',
    'en-US': 'The other site does not answer, please try again {{wait}}.',
    'ar-EG': 'الموقع الآخر لا يستجيب، يُرجى المحاولة من جديد {{wait}}.',
  },
}) {}

/** An account with the same verified e-mail exists: its owner can link the login in the account's settings. */
export class LinkRequiredError extends defineError({
  code: 'social.link_required',
  status: 409,
  messages: {
    'fa-IR': 'حسابی با این ایمیل وجود دارد. وارد همان حساب شوید و این ورود را در بخش امنیت به آن پیوند دهید.',
    'en-US': 'An account with this email exists. Log in to it, and link this login in its security section.',
    'ar-EG': 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول إليه واربط طريقة الدخول هذه من قسم الأمان.',
  },
}) {}

export class AlreadyLinkedError extends defineError({
  code: 'social.already_linked',
  status: 409,
  messages: {
    'fa-IR': 'این ورود پیش‌تر به حسابی پیوند خورده است.',
    'en-US': 'This login is linked to an account already.',
    'ar-EG': 'طريقة الدخول هذه مرتبطة بحساب بالفعل.',
  },
}) {}

/** Without it nobody could log in to the account. */
export class LastWayInError extends defineError({
  code: 'social.last_way_in',
  status: 409,
  messages: {
    'fa-IR': 'این تنها راه ورود به حساب است؛ نخست گذرواژه‌ای بگذارید.',
    'en-US': 'This is the only way into the account; set a password first.',
    'ar-EG': 'هذه هي الطريقة الوحيدة لدخول الحساب، عيّن كلمة مرور أولًا.',
  },
}) {}
