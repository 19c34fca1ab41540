import { SkeletonLines, SkeletonRoot, type SkeletonRadius } from './skeleton.styles.ts';

interface SkeletonProps {
  /** CSS lengths or pixels. */
  width?: number | string;
  height?: number | string;
  /** Width by height, instead of a height. */
  ratio?: number;
  radius?: SkeletonRadius;
}

const lengthOf = (size: number | string): string => (typeof size === 'number' ? `${size}px` : size);

/** A placeholder of the size of content that is loading. Not announced: the region around it has `aria-busy`. */
export const Skeleton = ({ width = '100%', height, ratio, radius = 'control' }: SkeletonProps) => (
  <SkeletonRoot
    aria-hidden
    $radius={radius}
    $width={lengthOf(width)}
    $height={ratio && height === undefined ? 'auto' : lengthOf(height ?? 16)}
    $ratio={ratio}
  />
);

export const SkeletonCircle = ({ size }: { size: number }) => <Skeleton width={size} height={size} radius="circle" />;

/** Lines of text, the last one shorter. */
export const SkeletonText = ({ lines = 2 }: { lines?: number }) => (
  <SkeletonLines>
    {Array.from({ length: lines }, (_, index) => (
      <Skeleton key={index} height={14} width={lines > 1 && index === lines - 1 ? '60%' : '100%'} />
    ))}
  </SkeletonLines>
);
