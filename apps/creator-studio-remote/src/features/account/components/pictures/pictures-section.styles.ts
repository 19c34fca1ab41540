import styled from 'styled-components';
import { color, radius } from '@barg/ui-kit';

export const CoverFrame = styled.div`
  overflow: hidden;
  inline-size: 100%;
  aspect-ratio: 2.7;
  border-radius: ${radius.tile};
  background: ${color.sunken};
`;

export const Video = styled.video`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.tile};
  background: ${color.sunken};
`;

/** The cropper's own style tag would be markup that Trusted Types refuse, so its styles stand here. */
export const CropArea = styled.div`
  position: relative;
  block-size: min(50vh, 360px);
  overflow: hidden;
  border-radius: ${radius.tile};
  background: ${color.sunken};

  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    cursor: move;
    touch-action: none;
    user-select: none;
  }

  .reactEasyCrop_Image {
    max-inline-size: unset;
    will-change: transform;
  }

  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-inline-size: 100%;
    max-block-size: 100%;
    margin: auto;
  }

  .reactEasyCrop_CropArea {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    overflow: hidden;
    border: 2px solid ${color.onMedia};
    box-shadow: 0 0 0 9999em;
    color: ${color.scrim};
    transform: translate(-50%, -50%);
  }

  .reactEasyCrop_CropArea:focus-visible {
    border-color: ${color.focus};
  }

  .reactEasyCrop_CropAreaRound {
    border-radius: ${radius.circle};
  }
`;
