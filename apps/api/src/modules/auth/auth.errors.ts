import { defineError } from '../../errors/app-error.ts';

export class IncorrectCredentialsError extends defineError({
  code: 'auth.incorrect_credentials',
  status: 422,
  messages: {
    'fa-IR': 'نام کاربری یا گذرواژه درست نیست!',
    'en-US': 'Incorrect credentials!',
    'ar-EG': 'بيانات الدخول غير صحيحة!',
  },
}) {}

export class AccountTakenError extends defineError({
  code: 'auth.account_taken',
  status: 409,
  messages: {
    'fa-IR': 'با این ایمیل یا نام کاربری نمی‌توان ثبت‌نام کرد؛ مقدار دیگری را امتحان کنید.',
    'en-US': 'This e-mail or username cannot be used, please try another.',
    'ar-EG': 'لا يمكن استخدام هذا البريد أو اسم المستخدم، جرّب غيره.',
  },
}) {}

export class UsernameReservedError extends defineError({
  code: 'auth.username_reserved',
  status: 422,
  messages: {
    'fa-IR': 'این نام کاربری را نمی‌توان برگزید.',
    'en-US': 'This username is not available.',
    'ar-EG': 'اسم المستخدم هذا غير متاح.',
  },
}) {}
