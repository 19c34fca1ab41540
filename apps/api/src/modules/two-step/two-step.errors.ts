import { defineError } from '../../errors/app-error.ts';

/** The code is wrong, expired, or used; the answer does not tell which. */
export class WrongCodeError extends defineError({
  code: 'two-step.wrong_code',
  status: 422,
  field: 'code',
  messages: {
    'fa-IR': 'کد درست نیست یا دیگر معتبر نیست.',
    'en-US': 'The code is wrong or no longer valid.',
    'ar-EG': 'الرمز غير صحيح أو لم يعد صالحًا.',
  },
}) {}

export class WrongRecoveryCodeError extends defineError({
  code: 'two-step.wrong_recovery_code',
  status: 422,
  field: 'recoveryCode',
  messages: {
    'fa-IR': 'کد بازیابی درست نیست یا پیش‌تر به کار رفته است.',
    'en-US': 'The recovery code is wrong or was used before.',
    'ar-EG': 'رمز الاسترداد غير صحيح أو سبق استخدامه.',
  },
}) {}

/** The challenge is unknown, older than five minutes, used, or had too many attempts: log in again. */
export class ChallengeExpiredError extends defineError({
  code: 'two-step.challenge_expired',
  status: 422,
  messages: {
    'fa-IR': 'زمان تأیید به پایان رسید؛ دوباره وارد شوید.',
    'en-US': 'The time for verification is over; please log in again.',
    'ar-EG': 'انتهت مهلة التحقق، يُرجى تسجيل الدخول من جديد.',
  },
}) {}

export class TwoStepOnError extends defineError({
  code: 'two-step.already_on',
  status: 409,
  messages: {
    'fa-IR': 'تأیید دومرحله‌ای از پیش روشن است.',
    'en-US': 'Two-step verification is already on.',
    'ar-EG': 'التحقق بخطوتين مُفعَّل بالفعل.',
  },
}) {}

export class TwoStepOffError extends defineError({
  code: 'two-step.not_on',
  status: 409,
  messages: {
    'fa-IR': 'تأیید دومرحله‌ای روشن نیست.',
    'en-US': 'Two-step verification is not on.',
    'ar-EG': 'التحقق بخطوتين غير مُفعَّل.',
  },
}) {}

/** The account has a second step, so its password alone is not enough. */
export class CodeNeededError extends defineError({
  code: 'two-step.code_needed',
  status: 422,
  field: 'code',
  messages: {
    'fa-IR': 'کد برنامهٔ احراز هویت را وارد کنید؛ گذرواژه به‌تنهایی بس نیست.',
    'en-US': 'Enter a code of your authenticator app; the password alone is not enough.',
    'ar-EG': 'أدخل رمزًا من تطبيق المصادقة؛ كلمة المرور وحدها لا تكفي.',
  },
}) {}
