import { defineError } from '../errors/app-error.ts';
import { NotFoundError } from '../errors/common-errors.ts';

/** What a repeated request has made is not there any more. Whoever means it anew sends it under another key. */
export class ResultGoneError extends defineError({
  code: 'idempotency.result_gone',
  status: 410,
  messages: {
    'fa-IR': 'آنچه با این درخواست ساخته شده بود دیگر نیست.',
    'en-US': 'What this request had made is gone by now.',
    'ar-EG': 'ما أنشأه هذا الطلب لم يعد موجودًا.',
  },
}) {}

/**
 * Reads what a request has made, this time or when it was sent first: by the id that is remembered with its key.
 *
 * @example
 * const { id } = await runOnce(context, request, (unit) => createAddress(unit, userId, request.body));
 * return { data: await resultOf(viewAddress(context, userId, id)) };
 * @throws ResultGoneError where it was deleted since
 */
export const resultOf = async <T>(view: Promise<T>): Promise<T> => {
  try {
    return await view;
  } catch (failure) {
    throw failure instanceof NotFoundError ? new ResultGoneError({ cause: failure }) : failure;
  }
};
