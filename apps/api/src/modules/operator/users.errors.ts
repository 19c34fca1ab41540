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
