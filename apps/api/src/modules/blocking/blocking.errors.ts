import { defineError } from '../../errors/app-error.ts';

export class BlockNotAllowedError extends defineError({
  code: 'block.not_allowed',
  status: 422,
  field: 'userId',
  messages: {
    'fa-IR': 'این حساب را نمی‌توان مسدود کرد.',
    'en-US': 'This account cannot be blocked.',
    'ar-EG': 'لا يمكن حظر هذا الحساب.',
  },
}) {}

/** Something that only the blocker can run into: who was blocked is not told, and finds nothing. */
export class BlockedByYouError extends defineError({
  code: 'block.blocked_by_you',
  status: 403,
  messages: {
    'fa-IR': 'این حساب را مسدود کرده‌اید؛ برای این کار نخست مسدودی را بردارید.',
    'en-US': 'You have blocked this account; unblock it first.',
    'ar-EG': 'لقد حظرت هذا الحساب؛ ألغِ الحظر أولًا.',
  },
}) {}
