/** The transform of a picture in its frame: scaled about the frame's centre, and moved by pixels. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A point in the frame, in pixels from its centre. */
export interface Point {
  x: number;
  y: number;
}

export const MAX_SCALE = 5;
export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** Limits the offset to the picture's edges. */
const kept = ({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView => {
  if (scale === 1) return WHOLE;
  const [most, mostDown] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: between(-most, x, most), y: between(-mostDown, y, mostDown) };
};

/** Scales by a factor; the part of the picture at the point stays there. */
export const zoomedAt = (view: ZoomView, factor: number, { x, y }: Point, frame: Size): ZoomView => {
  const scale = between(1, view.scale * factor, MAX_SCALE);
  const by = scale / view.scale;
  return kept({ scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by }, frame);
};

/** Pans within the picture's edges. */
export const movedBy = (view: ZoomView, { x, y }: Point, frame: Size): ZoomView =>
  kept({ ...view, x: view.x + x, y: view.y + y }, frame);
