import styled from 'styled-components';
import { color, font, layout, radius, space } from '@barg/ui-kit';

/** The camera is offered where there is a finger; elsewhere the input would only open files again. */
export const PickerFace = styled.label<{ $isCamera: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${layout.touch};
  padding-inline: ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.surface};
  font-weight: ${font.weight.medium};
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  @media (pointer: fine) {
    ${(props) => props.$isCamera && 'display: none;'}
  }
`;
