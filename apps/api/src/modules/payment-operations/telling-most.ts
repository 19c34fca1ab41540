import type { Context } from '../../context.ts';
import { fromHundredths } from '../../platform/money.ts';
import { rehearse } from '../../platform/unit-of-work.ts';
import { InsufficientBalanceError } from '../ledger/ledger.errors.ts';
import { mostRefundable } from '../payments/refundable.ts';

/**
 * The preview of a refund. Where the payer has spent the tokens, its error names the most that can be given back, in the
 * payment's currency, as the maximum of `amount`.
 *
 * @param paymentId null where tokens are given back, which nobody is refused for having spent
 * @throws the errors of `preview`
 */
export const tellingMost = async <T>(
  { work }: Pick<Context, 'work'>,
  paymentId: string | null,
  preview: () => Promise<T>,
): Promise<T> => {
  try {
    return await preview();
  } catch (error) {
    if (!(error instanceof InsufficientBalanceError) || paymentId === null) throw error;
    const maximum = fromHundredths(await rehearse(work, (unit) => mostRefundable(unit, paymentId)));
    const limit = { path: 'amount', code: 'most', message: maximum.toFixed(2), maximum };
    throw new InsufficientBalanceError({
      params: error.params,
      details: [...(error.details ?? []), limit],
      cause: error,
    });
  }
};
