import { defineError } from '../../errors/app-error.ts';

export class TooManyAddressesError extends defineError({
  code: 'addresses.too_many',
  status: 409,
  messages: {
    'fa-IR': 'بیش از {{most}} نشانی نمی‌توان نگه داشت؛ نخست یکی را پاک کنید.',
    'en-US': 'You can keep up to {{most}} addresses; remove one first.',
    'ar-EG': 'يمكنك الاحتفاظ بما يصل إلى {{most}} عنوانًا؛ احذف واحدًا أولًا.',
  },
}) {}
