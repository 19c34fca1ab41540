import type { ReactNode } from 'react';
import { UserTextRoot } from './user-text.styles.ts';

interface UserTextProps {
  text: string;
  /** The most lines to show. */
  clamp?: number;
  /** The same words, with links in them. */
  children?: ReactNode;
}

/** What a person wrote: in its own direction, line breaks kept, never as HTML. */
export const UserText = ({ text, clamp, children }: UserTextProps) => (
  <UserTextRoot dir="auto" $clamp={clamp}>
    {children ?? text}
  </UserTextRoot>
);
