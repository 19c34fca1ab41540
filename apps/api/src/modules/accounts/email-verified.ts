import { defineError } from '../../errors/app-error.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isolate } from '../mails/letter.ts';
import { maskedEmail } from './masked-email.ts';
import { readSettings } from '../settings/settings.service.ts';

export class EmailNotVerifiedError extends defineError({
  code: 'auth.email_not_verified',
  status: 403,
  messages: {
    'fa-IR': 'نخست ایمیل خود را با نامه‌ای که به {{email}} فرستادیم تأیید کنید.',
    'en-US': 'Please confirm your email first, with the letter that we sent to {{email}}.',
    'ar-EG': 'يُرجى تأكيد بريدك الإلكتروني أولًا عبر الرسالة التي أرسلناها إلى {{email}}.',
  },
}) {}

/**
 * Refuses an account with an unconfirmed address when the setting requireEmailVerification is on; never an operator,
 * who is made by a command and must be able to change the setting.
 * @throws EmailNotVerifiedError
 */
export const assertEmailVerified = async (db: Queryable, userId: string): Promise<void> => {
  const { role, email, email_verified_at } = await db
    .selectFrom('users')
    .select(['role', 'email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (email === null || email_verified_at !== null || role === 'operator') return;
  if ((await readSettings(db)).requireEmailVerification)
    throw new EmailNotVerifiedError({ params: { email: isolate(maskedEmail(email)) } });
};
