import styled from 'styled-components';
import { color, font, layout, media, radius, space } from '@barg/ui-kit';

/** The camera is offered where there is a finger; elsewhere the input would only open files again. */
export const PickerLabel = styled.label<{ $isCamera: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  /* As high as the buttons beside it, and where there is a finger as large as that needs. */
  min-block-size: 40px;
  padding-inline: ${space[4]};
  border: 1px solid ${color.line};
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

  ${media.coarse} {
    min-block-size: ${layout.touch};
  }

  @media (pointer: fine) {
    ${(props) => props.$isCamera && 'display: none;'}
  }
`;
