import { color, layout, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

/**
 * The cropper would write its own style tag as HTML, which Trusted Types refuse: its parts are styled here. The shadow
 * of the crop window darkens everything around it.
 */
export const CropStage = styled.div`
  position: relative;
  block-size: min(340px, 50dvh);
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
    user-select: none;
    touch-action: none;
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
    inset: 0;
    margin: auto;
    overflow: hidden;
    border: 2px solid ${color.onMedia};
    box-shadow: 0 0 0 9999em ${color.scrim};
  }

  .reactEasyCrop_CropArea:focus-visible {
    border-color: ${color.focus};
  }

  .reactEasyCrop_CropAreaRound {
    border-radius: ${radius.circle};
  }
`;

export const ZoomRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${layout.touch};

  input {
    flex: 1;
    min-inline-size: 0;
    block-size: ${layout.touch};
    accent-color: ${color.brand};
  }
`;
