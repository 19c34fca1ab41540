/** A carousel. Not shared by the shell: bundled by each remote that uses it. */
export { useSlides } from './use-slides.ts';
