import { color, font, layout, media, radius, space } from '@barg/ui-kit';
import { Link } from '@barg/runtime/router';
import styled from 'styled-components';

export type WindowPlace = 'top' | 'bottom';

/** The height of a toast, for which room is left below. */
const TOAST = '64px';

/** Above the cards in the corner, such as that the connection is lost, and the toasts above those. */
const ABOVE_CARDS = `calc(var(--asked, 0px) + ${space[4]} + ${TOAST})`;

/** Below the top bar of phones, or above elements at the bottom; never over a bar, a card or a toast. */
const insets: Record<WindowPlace, { phone: string; wide: string }> = {
  top: { phone: `calc(${layout.topBar} + ${space[2]}) auto`, wide: `${space[4]} auto` },
  bottom: {
    phone: `auto max(calc(${layout.bottomBar} + ${space[4]} + ${TOAST} + env(safe-area-inset-bottom)), ${ABOVE_CARDS})`,
    wide: `auto max(calc(${space[8]} + ${TOAST}), ${ABOVE_CARDS})`,
  },
};

export const WindowRoot = styled.section<{ $place: WindowPlace | null }>`
  position: fixed;
  z-index: 40;
  inset-block: ${(props) => insets[props.$place ?? 'top'].phone};
  inset-inline-end: ${space[3]};
  inline-size: 216px;
  overflow: hidden;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${media.tablet} {
    inset-block: ${(props) => insets[props.$place ?? 'bottom'].wide};
    inset-inline-end: ${space[4]};
    inline-size: 280px;
  }
`;

/** The video, as a link to the page where it is large. */
export const WindowScreen = styled(Link)`
  position: relative;
  display: block;
  aspect-ratio: 16 / 9;
  background: ${color.sunken};
  color: ${color.ink};
`;

/** A picture with buttons on it, which no link may have inside. */
export const WindowPicture = styled.div`
  position: relative;
  background: ${color.sunken};
  color: ${color.ink};
`;

/** The link of such a picture, below its buttons. */
export const WindowOver = styled(WindowScreen)`
  background: none;
`;

/** Words over the picture, whose colour does not turn with the theme. */
export const WindowNote = styled.span`
  position: absolute;
  inset-block-end: ${space[2]};
  inset-inline: ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  background: ${color.scrim};
  color: ${color.onMedia};
  font-size: ${font.size.caption};
  font-variant-numeric: ${font.figures};
  text-align: center;
`;

export const WindowControls = styled.div`
  display: flex;
  justify-content: space-between;
  padding: ${space[1]} ${space[2]};
`;
