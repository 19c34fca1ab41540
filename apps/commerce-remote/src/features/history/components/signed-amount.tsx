import { Text, useFormat } from '@barg/ui-kit';

interface SignedAmountProps {
  /** Tokens, positive. */
  amount: number;
  direction: 'in' | 'out';
}

/** An amount with its sign: a plus for credits, a minus for debits. */
export function SignedAmount({ amount, direction }: SignedAmountProps) {
  const format = useFormat();
  const places = Number.isInteger(amount) ? 0 : 2;
  const signed = format.number(direction === 'in' ? amount : -amount, {
    signDisplay: 'always',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  return (
    <Text as="bdi" weight="bold" tone={direction === 'in' ? 'accent' : 'ink'}>
      {signed}
    </Text>
  );
}
