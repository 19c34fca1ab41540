import type { FastifyRequest } from 'fastify';
import { defineError } from '../errors/app-error.ts';
import type { SessionAccount } from './session-account.ts';

export type Account = SessionAccount;

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the request's token; null for guests. */
    account: Account | null;
  }
}

export class NotAuthenticatedError extends defineError({
  code: 'auth.not_authenticated',
  status: 401,
  messages: { 'fa-IR': 'لطفاً وارد شوید!', 'en-US': 'Please login!', 'ar-EG': 'يُرجى تسجيل الدخول!' },
}) {}

/** The signed-in account; only for routes whose access is not `guest`. */
export const accountOf = (request: FastifyRequest): Account => {
  if (!request.account) throw new NotAuthenticatedError();
  return request.account;
};
