import styled, { css } from 'styled-components';
import { Text, color, font, radius, space } from '@barg/ui-kit';
import { scrolledWithLabel } from './field.styles.ts';

export const ChoiceRoot = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-block-size: 44px;
  padding-block: 10px;
  cursor: pointer;
  ${scrolledWithLabel}
  &:has(:disabled) {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

export const SwitchRoot = styled(ChoiceRoot)`
  justify-content: space-between;
`;

/** The help below the label. */
export const ChoiceHelp = styled(Text)`
  display: block;
`;

/** Below the label, not below the mark, and closer to it than to what follows. */
export const CheckboxNote = styled.div`
  margin-block-start: -6px;
  padding-inline-start: calc(20px + ${space[3]});
  &:empty {
    display: none;
  }
`;

/** A custom checkbox or radio button: native ones are grey on every surface in the dark theme. */
export const choiceMark = css`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  inline-size: 20px;
  block-size: 20px;
  border: 1px solid ${color.lineStrong};
  border-radius: 5px;
  background: ${color.surface};
  cursor: inherit;
  &::before {
    content: '';
    inline-size: 12px;
    block-size: 10px;
    background: ${color.onBrand};
    clip-path: polygon(12% 48%, 0 62%, 38% 100%, 100% 18%, 87% 4%, 37% 72%);
    visibility: hidden;
  }
  &[type='radio'],
  &[type='radio']::before {
    border-radius: ${radius.circle};
  }
  &[type='radio']::before {
    inline-size: 8px;
    block-size: 8px;
    clip-path: none;
  }
  &:checked {
    border-color: ${color.brand};
    background: ${color.brand};
  }
  &:checked::before {
    visibility: visible;
  }
  /* In forced colours the browser draws its own mark. */
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const ChoiceInput = styled.input`
  ${choiceMark}
  margin-block: 2px;
`;

export const SwitchTrack = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 40px;
  block-size: 24px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.sunken};
  cursor: inherit;
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 18px;
    block-size: 18px;
    border-radius: 50%;
    background: ${color.lineStrong};
  }
  &:checked {
    border-color: ${color.brand};
    background: ${color.brand};
  }
  &:checked::before {
    inset-inline: auto 2px;
    background: ${color.onBrand};
  }
  /* In forced colours the browser draws a checkbox: the place of a knob would not be seen. */
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;

export const ChoiceGroup = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  /* The question stands higher above the first answer than a label above its field. */
  & input {
    scroll-margin-block-start: ${space[10]};
  }
`;

export const ChoiceLegend = styled.legend`
  padding: 0;
  margin-block-end: ${space[1]};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  color: ${color.ink2};
`;

export const OptionCardRoot = styled.label`
  display: block;
  position: relative;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  cursor: pointer;
  &:has(:checked) {
    --ink-3: var(--ink-2);
    border-color: ${color.brand};
    background: ${color.brandSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    opacity: 0;
  }
`;

export const OptionCardHead = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  font-weight: ${font.weight.bold};
  /* A long name wraps wherever it must; a price or a country beside it is not broken into letters for that. */
  > bdi {
    overflow-wrap: normal;
  }
`;
