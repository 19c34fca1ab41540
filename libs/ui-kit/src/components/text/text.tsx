import type { ElementType, HTMLAttributes } from 'react';
import type { FontSize, FontWeight } from '../../theme/tokens.ts';
import { HeadingRoot, TextRoot, type TextTone } from './text.styles.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  size?: FontSize;
  tone?: TextTone;
  weight?: FontWeight;
  align?: 'start' | 'center' | 'end';
  /** The most lines to show. */
  clamp?: number;
}

export const Text = (props: TextProps) => {
  const { as = 'span', size = 'body', tone = 'ink', weight = 'regular', align, clamp, ...rest } = props;
  return <TextRoot as={as} {...rest} $size={size} $tone={tone} $weight={weight} $align={align} $clamp={clamp} />;
};

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The heading level; it also sets the size unless one is given. */
  level: 1 | 2 | 3;
  size?: FontSize;
}

const sizeOfLevel = { 1: 'heading', 2: 'lead', 3: 'body' } as const;

export const Heading = ({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) => (
  <HeadingRoot as={`h${level}`} {...rest} $size={size} />
);
