import { color, font, onBrandSoft, radius, space } from '@barg/ui-kit';
import styled, { css } from 'styled-components';
import { Link } from '@barg/runtime/router';
import type { NoticeTone } from './notification-look.ts';

const row = css<{ $isUnread: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 72px;
  padding: ${space[3]} ${space[4]};
  outline-offset: -2px;
  background: ${(props) => (props.$isUnread ? color.brandSoft : 'none')};
  ${(props) => props.$isUnread && onBrandSoft}
`;

export const NoticeRow = styled.div<{ $isUnread: boolean }>`
  ${row}
`;

export const NoticeLink = styled(Link)<{ $isUnread: boolean }>`
  ${row}
  &:hover {
    background: ${color.sunken};
  }
`;

export const Notices = styled.ul`
  overflow: hidden;
  border-radius: ${radius.card};
  li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

const tones: Record<NoticeTone, string> = {
  brand: `background: ${color.brandSoft}; color: ${color.brand};`,
  money: `background: ${color.accentSoft}; color: ${color.accent};`,
  live: `background: ${color.sunken}; color: ${color.live};`,
};

/** The icon of the kind, on the avatar's corner. */
export const NoticeAvatarPlace = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
`;

export const NoticeSign = styled.span<{ $tone: NoticeTone; $isAlone: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  border-radius: ${radius.circle};
  inline-size: ${(props) => (props.$isAlone ? '48px' : '24px')};
  block-size: ${(props) => (props.$isAlone ? '48px' : '24px')};
  ${(props) => tones[props.$tone]}
  ${(props) =>
    !props.$isAlone &&
    `position: absolute; inset-block-end: -4px; inset-inline-end: -4px; box-shadow: 0 0 0 2px ${color.surface};`}
`;

export const NoticeTexts = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  time {
    font-size: ${font.size.caption};
    color: ${color.ink2};
  }
`;

/** Unread entries have another weight, a dot and hidden text, not only a colour. */
export const NoticeSentence = styled.span<{ $isUnread: boolean }>`
  font-weight: ${(props) => (props.$isUnread ? font.weight.bold : font.weight.regular)};
`;

/** Keeps its size when it is read, so that nothing shifts. */
export const UnreadDot = styled.span<{ $isUnread: boolean }>`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border-radius: ${radius.circle};
  background: ${(props) => (props.$isUnread ? color.brand : 'none')};
  @media (forced-colors: active) {
    background: ${(props) => (props.$isUnread ? 'LinkText' : 'none')};
    forced-color-adjust: none;
  }
`;
