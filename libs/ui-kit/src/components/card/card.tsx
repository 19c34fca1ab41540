import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { Text } from '../text/text.tsx';
import { CardRoot, CardTitleRoot, StatRoot, StatValue } from './card.styles.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  padding?: 'none' | 'md';
}

export const Card = ({ as = 'section', padding = 'md', ...rest }: CardProps) => (
  <CardRoot as={as} {...rest} $padding={padding} />
);

export const CardTitle = ({ children }: { children: ReactNode }) => <CardTitleRoot>{children}</CardTitleRoot>;

interface StatCardProps {
  label: string;
  /** Already formatted: tokens, people and percentages have different formats. */
  value: string;
  /** The change from the previous period, as a fraction: `0.12` is +12 %. */
  change?: number;
}

const toneOf = (change: number) => {
  if (change === 0) return 'muted';
  return change < 0 ? 'danger' : 'brand';
};

export const StatCard = ({ label, value, change }: StatCardProps) => {
  const format = useFormat();
  return (
    <Card as="div">
      <StatRoot>
        <Text tone="muted">{label}</Text>
        <StatValue $length={value.length}>
          <bdi>{value}</bdi>
        </StatValue>
        {change !== undefined && (
          <Text as="bdi" size="caption" weight="medium" tone={toneOf(change)}>
            {format.percent(change, { signDisplay: 'exceptZero' })}
          </Text>
        )}
      </StatRoot>
    </Card>
  );
};
