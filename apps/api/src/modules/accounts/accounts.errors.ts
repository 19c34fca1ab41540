import { defineError } from '../../errors/app-error.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';

export class IncorrectCredentialsError extends defineError({
  code: 'auth.incorrect_credentials',
  status: 422,
  messages: {
    'fa-IR': 'نام کاربری یا گذرواژه درست نیست!',
    'en-US': 'Incorrect credentials!',
    'ar-EG': 'بيانات الدخول غير صحيحة!',
  },
}) {}

export class UsernameTakenError extends defineError({
  code: 'auth.username_taken',
  status: 409,
  field: 'username',
  messages: {
    'fa-IR': 'این نام کاربری گرفته شده است؛ نام دیگری را امتحان کنید.',
    'en-US': 'This username is taken, please try another.',
    'ar-EG': 'اسم المستخدم هذا محجوز، جرّب غيره.',
  },
}) {}

export class EmailTakenError extends defineError({
  code: 'auth.email_taken',
  status: 409,
  field: 'email',
  messages: {
    'fa-IR': 'با این ایمیل نمی‌توان ثبت‌نام کرد؛ ایمیل دیگری را امتحان کنید.',
    'en-US': 'This email cannot be used, please try another.',
    'ar-EG': 'لا يمكن استخدام هذا البريد الإلكتروني، جرّب غيره.',
  },
}) {}

export class UsernameReservedError extends defineError({
  code: 'auth.username_reserved',
  status: 422,
  field: 'username',
  messages: {
    'fa-IR': 'این نام کاربری برای خود سایت نگه داشته شده است؛ نام دیگری برگزینید.',
    'en-US': 'This username is kept for the site itself, please choose another.',
    'ar-EG': 'اسم المستخدم هذا محجوز للموقع نفسه، اختر غيره.',
  },
}) {}

/** The password is right, but an operator has suspended the account; the message says why. */
export class SuspendedError extends defineError({
  code: 'auth.suspended',
  status: 403,
  messages: {
    'fa-IR': 'این حساب تعلیق شده است. دلیل: {{reason}}',
    'en-US': 'This account is suspended. Reason: {{reason}}',
    'ar-EG': 'هذا الحساب موقوف. السبب: {{reason}}',
  },
}) {}

/** Turns a violated unique index of `users` into the error that clients know; returns any other error as it is. */
export const toTakenError = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'users_username_key')) return new UsernameTakenError({ cause: error });
  if (isUniqueViolation(error, 'users_email_key')) return new EmailTakenError({ cause: error });
  return error;
};
