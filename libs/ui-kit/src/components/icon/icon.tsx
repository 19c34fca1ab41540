import type { LucideIcon } from 'lucide-react';
import { IconRoot } from './icon.styles.ts';

export type { LucideIcon };

interface IconProps {
  icon: LucideIcon;
  /** Pixels. */
  size?: number;
  /** For icons that point somewhere: they turn with the direction of reading. */
  isMirrored?: boolean;
  /** Names the icon when no text beside it does; without it the icon is decoration. */
  label?: string;
}

export const Icon = ({ icon: Glyph, size = 20, isMirrored = false, label }: IconProps) => (
  <IconRoot $isMirrored={isMirrored} role={label ? 'img' : undefined} aria-label={label} aria-hidden={!label}>
    <Glyph size={size} strokeWidth={1.75} />
  </IconRoot>
);
