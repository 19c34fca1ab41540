import { useFormat } from '@barg/ui-kit';

/** An amount of real money. */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  const format = useFormat();
  return <bdi>{format.money(amount, currency)}</bdi>;
}
