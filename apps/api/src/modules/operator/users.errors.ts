import { defineError } from '../../errors/app-error.ts';

export class OperatorUntouchableError extends defineError({
  code: 'operator.is_operator',
  status: 403,
  messages: {
    'fa-IR': 'با حساب مدیران، و حساب خودتان، این کار را نمی‌توان کرد.',
    'en-US': 'This cannot be done to an operator’s account, your own included.',
    'ar-EG': 'لا يمكن فعل ذلك بحساب مدير، ومنها حسابك.',
  },
}) {}

export class NothingToVerifyError extends defineError({
  code: 'operator.nothing_to_verify',
  status: 409,
  messages: {
    'fa-IR': 'این حساب ایمیلی که باید تأیید شود ندارد.',
    'en-US': 'This account has no email that waits to be verified.',
    'ar-EG': 'لا يملك هذا الحساب بريدًا بانتظار التأكيد.',
  },
}) {}

/** Another operator was faster. */
export class AlreadySuspendedError extends defineError({
  code: 'operator.already_suspended',
  status: 409,
  messages: {
    'fa-IR': 'این حساب در این میان تعلیق شده است.',
    'en-US': 'This account has been suspended meanwhile.',
    'ar-EG': 'أُوقف هذا الحساب في هذه الأثناء.',
  },
}) {}

/** Another operator was faster. */
export class NotSuspendedError extends defineError({
  code: 'operator.not_suspended',
  status: 409,
  messages: {
    'fa-IR': 'این حساب تعلیق‌شده نیست؛ شاید در این میان باز شده باشد.',
    'en-US': 'This account is not suspended, or no longer is.',
    'ar-EG': 'هذا الحساب غير موقوف، أو لم يعد موقوفًا.',
  },
}) {}
