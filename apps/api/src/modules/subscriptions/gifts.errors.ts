import { defineError } from '../../errors/app-error.ts';

export class GiftToOneselfError extends defineError({
  code: 'gift.to_oneself',
  status: 409,
  field: 'username',
  messages: {
    'fa-IR': 'به خودتان نمی‌توانید هدیه بدهید؛ مشترک شوید.',
    'en-US': 'You cannot give to yourself: subscribe instead.',
    'ar-EG': 'لا يمكنك أن تهدي نفسك؛ اشترك بدلًا من ذلك.',
  },
}) {}

/** One error for all reasons, so that it reveals neither blocks nor suspensions. */
export class GiftRecipientError extends defineError({
  code: 'gift.recipient_unavailable',
  status: 409,
  field: 'username',
  messages: {
    'fa-IR': 'به این نام کاربری نمی‌توان این هدیه را داد.',
    'en-US': 'This gift cannot be given to that username.',
    'ar-EG': 'لا يمكن تقديم هذه الهدية إلى اسم المستخدم هذا.',
  },
}) {}
