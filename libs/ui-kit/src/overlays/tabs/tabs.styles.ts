import { color, font, space } from '@barg/ui-kit';
import { Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import styled from 'styled-components';

export const TabBar = styled(TabList)`
  display: flex;
  overflow-x: auto;
  border-block-end: 1px solid ${color.line};
  scrollbar-width: none;
`;

export const TabHandle = styled(Tab)`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${space[4]};
  border-block-end: 2px solid transparent;
  font-weight: ${font.weight.medium};
  color: ${color.ink2};
  cursor: pointer;
  outline-offset: -2px;
  &[data-hovered] {
    color: ${color.ink};
  }
  &[data-selected] {
    border-color: ${color.brand};
    color: ${color.ink};
  }
`;

export const TabContent = styled(TabPanel)`
  padding-block-start: ${space[4]};
  overflow-wrap: anywhere;
`;
