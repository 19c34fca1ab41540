import { color, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const PickLabel = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[2]};
  border: 2px solid transparent;
  border-radius: ${radius.tile};
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }

  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.brandSoft};
  }

  &:has(:disabled) {
    opacity: 0.5;
    cursor: default;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const ChosenMark = styled.span`
  position: absolute;
  inset-block-start: ${space[4]};
  inset-inline-end: ${space[4]};
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: ${radius.pill};
  background: ${color.brand};
  color: ${color.onBrand};
`;
