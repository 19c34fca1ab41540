/** The viewer that covers the screen, for what is opened from a page: reach it by a lazy `import()`. */
export { Viewer, type ViewedSlide, type ViewerProps } from './viewer.tsx';
export { ZoomablePhoto } from './zoomable-photo.tsx';
export { MovingPicture } from './moving-picture.tsx';
