import { color, font, layout, media, radius, space } from '@barg/ui-kit';
import { fieldColumn } from '@barg/ui-kit/fields';
import { Dialog } from 'react-aria-components/Dialog';
import { Button, CalendarCell, CalendarGrid, DateInput, DatePicker, Group } from 'react-aria-components/DatePicker';
import { TimeField } from 'react-aria-components/TimeField';
import styled, { css } from 'styled-components';
import { PopoverSurface } from '../overlays/popover/popover.styles.ts';
import { frameLook } from './picker.styles.ts';

export const DatePickerRoot = styled(DatePicker)`
  ${fieldColumn}
`;

export const DateFrame = styled(Group)`
  ${frameLook}
`;

/** What can be pointed at: a day, a month, and not the dot between them. */
const PART = ".react-aria-DateSegment:not([data-type='literal'])";

const segmentLook = css`
  .react-aria-DateSegment {
    padding-block: 2px;
    border-radius: 4px;
    outline: none;
    font-variant-numeric: ${font.figures};
  }
  .react-aria-DateSegment[data-placeholder] {
    color: ${color.ink3};
  }
  .react-aria-DateSegment[data-focused] {
    color: ${color.onBrand};
    background: ${color.brand};
  }
`;

export const DateSegments = styled(DateInput)`
  display: flex;
  flex: 1;
  min-inline-size: 0;
  align-items: center;
  block-size: 42px;
  ${segmentLook}
  /* As large as WCAG 2.2 wants targets, also for two narrow digits. */
  ${PART} {
    flex: none;
    min-inline-size: 24px;
    padding-inline: 2px;
    text-align: center;
  }
`;

export const TimeRoot = styled(TimeField)`
  ${fieldColumn}
`;

/** Its segments are text and no boxes beside each other: a clock reads from left to right in every script. */
export const TimeFrame = styled(DateInput)`
  ${frameLook}
  display: block;
  padding-inline-end: ${space[3]};
  line-height: 42px;
  white-space: pre;
  ${segmentLook}
  ${PART} {
    padding: 4px 6px;
  }
`;

export const MonthSurface = styled(PopoverSurface)`
  padding: ${space[3]};
`;

export const MonthDialog = styled(Dialog)`
  outline: none;
`;

export const MonthHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  margin-block-end: ${space[2]};
`;

export const MonthTitle = styled.p`
  flex: 1;
  margin: 0;
  font-size: ${font.size.body};
  font-weight: ${font.weight.bold};
  text-align: center;
`;

export const MonthButton = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink2};
  outline: none;
  &[data-disabled] {
    opacity: 0.4;
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${color.focus};
  }
`;

export const MonthTable = styled(CalendarGrid)`
  border-spacing: 0;
  th {
    padding-block: ${space[1]};
    font-size: ${font.size.caption};
    font-weight: ${font.weight.medium};
    color: ${color.ink3};
  }
  td {
    padding: 0;
  }
`;

export const DayCell = styled(CalendarCell)`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  ${media.coarse} {
    block-size: ${layout.touch};
  }
  border-radius: ${radius.control};
  cursor: pointer;
  outline: none;
  &[data-hovered] {
    background: ${color.sunken};
  }
  &[data-selected] {
    color: ${color.onBrand};
    background: ${color.brand};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${color.focus};
  }
  &[data-disabled],
  &[data-unavailable] {
    color: ${color.ink3};
    opacity: 0.5;
    cursor: default;
  }
  &[data-outside-month] {
    visibility: hidden;
  }
`;
