import { defineError } from '../../errors/app-error.ts';

export class LikeLockedError extends defineError({
  code: 'reactions.locked',
  status: 403,
  messages: {
    'fa-IR': 'تنها آنچه را برایتان باز است می‌توانید بپسندید.',
    'en-US': 'You can like only what is open to you.',
    'ar-EG': 'يمكنك الإعجاب فقط بما هو متاح لك.',
  },
}) {}
