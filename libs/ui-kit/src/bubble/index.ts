/** Not lent by the shell, each that shows one brings what draws it along. */
export { Bubble, bubbleLook, type BubbleGround, type BubbleLook } from './bubble.styles.ts';
