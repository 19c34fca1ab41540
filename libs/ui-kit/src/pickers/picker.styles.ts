import { color, font, radius, space } from '@barg/ui-kit';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styled, { css } from 'styled-components';

// What lists and days have in common: apart from the lists', so that a field for a day comes without them.

export const labelLook = css`
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

export const PickerLabel = styled(Label)`
  ${labelLook}
`;

export const frameLook = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  min-block-size: 44px;
  padding-inline-start: ${space[3]};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  &:has([aria-invalid='true']),
  &[data-invalid] {
    border-color: ${color.danger};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  &[data-disabled] {
    opacity: 0.6;
  }
`;

export const PickerButton = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 42px;
  border: 0;
  background: none;
  color: ${color.ink3};
`;

export const PickerNote = styled(Text)<{ $tone: 'help' | 'error' }>`
  font-size: ${font.size.caption};
  color: ${(props) => (props.$tone === 'error' ? color.danger : color.ink3)};
`;
