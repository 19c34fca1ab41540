import styled, { css } from 'styled-components';
import { color, font, radius, space } from '@barg/ui-kit';

/** What gets the focus is scrolled to with its label and its note, clear of what sticks to the end of its form. */
export const scrolledWithLabel = css`
  & :is(input, select, textarea, button, [role='spinbutton']) {
    scroll-margin-block: ${space[6]} calc(${space[6]} + var(--foot, 0px));
  }
`;

/** A label, what is filled in, and its notes below each other. */
export const fieldColumn = css`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-inline-size: 0;
  ${scrolledWithLabel}
`;

export const FieldRoot = styled.div`
  ${fieldColumn}
`;

export const FieldLabel = styled.label`
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

export const LabelLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
`;

export const FieldNote = styled.p<{ $tone: 'help' | 'error' }>`
  font-size: ${font.size.caption};
  color: ${(props) => (props.$tone === 'error' ? color.danger : color.ink3)};
`;

/** The frame of text controls; it shows the focus of its content. */
export const controlFrame = css`
  inline-size: 100%;
  min-block-size: 44px;
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  &:has([aria-invalid='true']),
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:has(:disabled),
  &:disabled {
    opacity: 0.6;
  }
`;

/** An empty field has no text that determines its direction, so it has that of the page. */
const placeholder = css`
  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
  &[dir='auto']:placeholder-shown {
    direction: inherit;
    unicode-bidi: normal;
  }
`;

export const ControlFrame = styled.span`
  ${controlFrame}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-inline: ${space[3]};
  color: ${color.ink3};
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
`;

export const Control = styled.input`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: 42px;
  border: 0;
  outline: none;
  background: none;
  /* What a narrow field cannot show of its placeholder is not cut within a letter. */
  text-overflow: ellipsis;
  color: ${color.ink};
  ${placeholder}
  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;

export const AreaControl = styled.textarea`
  ${controlFrame}
  display: block;
  padding: ${space[2]} ${space[3]};
  resize: vertical;
  color: ${color.ink};
  ${placeholder}
`;

/** A custom arrow, because the native one ignores the padding. */
export const SelectFrame = styled.span`
  position: relative;
  display: block;
  > span {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: ${space[3]};
    translate: 0 -50%;
    color: ${color.ink3};
    pointer-events: none;
  }
`;

export const SelectControl = styled.select`
  ${controlFrame}
  inline-size: 100%;
  appearance: none;
  padding-inline: ${space[3]} ${space[8]};
  text-overflow: ellipsis;
  color: ${color.ink};
`;
