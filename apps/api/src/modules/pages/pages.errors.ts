import { defineError } from '../../errors/app-error.ts';

export class SlugTakenError extends defineError({
  code: 'posts.slug_taken',
  status: 409,
  field: 'slug',
  messages: {
    'fa-IR': 'صفحهٔ دیگری این نشانی را دارد.',
    'en-US': 'Another page has this address.',
    'ar-EG': 'هذا العنوان مستخدم في صفحة أخرى.',
  },
}) {}
