import styled from 'styled-components';
import { Link } from '@barg/runtime/router';
import { Stack, color, font, media, radius, space } from '@barg/ui-kit';
import { AsideRoom } from '../../../entities/performer/components/performer-aside.styles.ts';

const AVATAR_RAISE = '56px';

/** The cover: as wide as the screen on phones, at the top of the page elsewhere; a plain surface without a picture. */
export const Cover = styled.div`
  position: relative;
  min-block-size: 120px;
  margin-inline: calc(-1 * ${space[3]});
  overflow: hidden;
  background: linear-gradient(to bottom, ${color.brandSoft}, ${color.sunken});
  ${media.tablet} {
    min-block-size: 160px;
    margin-block-start: calc(-1 * ${space[4]});
    margin-inline: 0;
    border-end-start-radius: ${radius.card};
    border-end-end-radius: ${radius.card};
  }
`;

export const CoverCorner = styled.div`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-end: ${space[3]};
`;

export const TopLine = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  padding-inline-start: ${space[1]};
`;

export const AvatarPlace = styled.div`
  position: relative;
  flex: none;
  align-self: start;
  margin-block-start: calc(-1 * ${AVATAR_RAISE});
  padding: 4px;
  border-radius: 50%;
  background: ${color.bg};
  line-height: 0;
`;

export const LiveLink = styled(Link)`
  display: block;
  border-radius: 50%;
`;

export const AboutSkeleton = styled(Stack)`
  margin-block: ${space[3]};
`;

/** Takes the full width, so that it does not shift when the slots are filled. */
export const Actions = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  min-block-size: 56px;
  padding-block-start: ${space[3]};
`;

/** Reserves the size of its slot, so that buttons that load later shift nothing. */
export const OthersActions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  min-inline-size: var(--room, 0);
  min-block-size: 40px;
`;

export const NameLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-block-start: ${space[3]};
`;

export const Name = styled.h1`
  font-size: ${font.size.heading};
  line-height: 1.4;
`;

export const Facts = styled.p`
  font-size: ${font.size.caption};
  color: ${color.ink2};
`;

export const Bio = styled.div`
  max-inline-size: 60ch;
  margin-block-start: ${space[2]};
`;

export const CountList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-block-start: ${space[3]};
  color: ${color.ink2};
  strong {
    font-weight: ${font.weight.bold};
    color: ${color.ink};
  }
`;

/** In the column; hidden on screens with an aside. */
export const AsidePlace = styled(AsideRoom)`
  margin-block-start: ${space[4]};
  ${media.desktop} {
    display: none;
  }
  ${media.tablet} {
    &:empty,
    &:has([aria-busy='true']) {
      min-block-size: var(--room-wide, 0);
    }
  }
`;

export const TabsPlace = styled.div`
  display: flex;
  align-items: stretch;
  margin-block: ${space[4]} ${space[2]};
  > nav {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const TabPlace = styled.div`
  min-block-size: 60dvh;
`;
