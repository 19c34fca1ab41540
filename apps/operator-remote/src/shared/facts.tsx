import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Text, space } from '@barg/ui-kit';

const List = styled.dl<{ $min: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${(props) => props.$min}px, 100%), 1fr));
  gap: ${space[3]};
  dd {
    overflow-wrap: anywhere;
  }
`;

interface FactsProps {
  facts: ReadonlyArray<{ name: string; value: ReactNode }>;
  /** The minimum width in pixels. */
  min?: number;
}

/** Names and values side by side. */
export function Facts({ facts, min = 200 }: FactsProps) {
  return (
    <List $min={min}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Text as="dt" size="caption" tone="muted">
            {name}
          </Text>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
