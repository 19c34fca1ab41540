import styled from 'styled-components';
import { Card, color, media, space } from '@barg/ui-kit';

/**
 * The corner with cards for consent, installing and updates. It does not block the page, and lies above the bottom bar
 * of phones.
 */
export const NoticesCorner = styled.div`
  position: fixed;
  z-index: 30;
  inset-block-end: calc(72px + env(safe-area-inset-bottom));
  inset-inline: ${space[3]};
  display: flex;
  flex-direction: column;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
  /* No gap: live regions that wait for words stand here too, and are to take no room. */
  > :not(:empty) {
    margin-block-start: ${space[2]};
  }
  ${media.tablet} {
    inset-inline-start: auto;
    inset-block-end: ${space[4]};
    inline-size: 380px;
  }
`;

export const Notice = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  border-color: ${color.lineStrong};

  /* In a line of words colour alone would not tell a link. */
  a {
    color: ${color.brand};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/**
 * On a phone a line above the page, which it moves down (`--line-above`): at the bottom it would lie on what one writes, and
 * on what waits to be sent.
 */
export const OfflineLine = styled(Notice)`
  padding: ${space[2]} ${space[4]};
  ${media.belowTablet} {
    position: fixed;
    inset-block-start: 0;
    inset-inline: 0;
    padding-block-start: calc(${space[2]} + env(safe-area-inset-top));
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;
