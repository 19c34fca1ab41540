import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Text, space } from '@barg/ui-kit';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${space[3]};

  dd {
    overflow-wrap: anywhere;
  }
`;

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names and values side by side. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <List>
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
