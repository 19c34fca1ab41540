/** Six rows of three. */
export const TILE_PAGE_SIZE = 18;

export type TileCursor = string | undefined;
