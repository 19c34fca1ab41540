/** Slides side by side. Not lent by the shell: each that shows some brings these few lines along. */
export { useSlides } from './use-slides.ts';
