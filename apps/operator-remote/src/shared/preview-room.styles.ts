import styled from 'styled-components';

/** That of a small table, so that what comes and goes moves nothing below it. */
export const ROOM_HEIGHT = '96px';

export const Room = styled.div`
  min-block-size: ${ROOM_HEIGHT};
`;
