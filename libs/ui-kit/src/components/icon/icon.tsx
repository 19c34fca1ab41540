import type { LucideIcon } from 'lucide-react';
import { IconRoot } from './icon.styles.ts';

export type { LucideIcon };

interface IconProps {
  icon: LucideIcon;
  /** Pixels. */
  size?: number;
  /** For icons with a direction: they are mirrored in right-to-left pages. */
  isMirrored?: boolean;
  /** The accessible name, when no text beside it has one; without it the icon is decorative. */
  label?: string;
}

export const Icon = ({ icon: Glyph, size = 20, isMirrored = false, label }: IconProps) => (
  <IconRoot $isMirrored={isMirrored} role={label ? 'img' : undefined} aria-label={label} aria-hidden={!label}>
    <Glyph size={size} strokeWidth={1.75} />
  </IconRoot>
);
