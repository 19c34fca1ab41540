import { defineError } from '../../errors/app-error.ts';

export class AlreadyVerifiedError extends defineError({
  code: 'performer.already_verified',
  status: 409,
  messages: {
    'fa-IR': 'این حساب تأیید شده است و مدرک تازه‌ای لازم نیست.',
    'en-US': 'This account is verified, no more documents are needed.',
    'ar-EG': 'هذا الحساب موثّق ولا حاجة إلى مستندات أخرى.',
  },
}) {}

export class NotPendingError extends defineError({
  code: 'performer.not_pending',
  status: 409,
  messages: {
    'fa-IR': 'این حساب اکنون در انتظار بررسی نیست.',
    'en-US': 'This account is not waiting for a decision.',
    'ar-EG': 'هذا الحساب ليس بانتظار القرار.',
  },
}) {}

export class DocumentsChangedError extends defineError({
  code: 'performer.documents_changed',
  status: 409,
  messages: {
    'fa-IR': 'مدارک پس از آنکه دیدید عوض شده‌اند؛ دوباره نگاه کنید.',
    'en-US': 'The documents were replaced since you looked at them, please look again.',
    'ar-EG': 'استُبدلت المستندات بعد أن اطّلعت عليها، يُرجى مراجعتها من جديد.',
  },
}) {}
