import { UserTextRoot } from './user-text.styles.ts';

interface UserTextProps {
  text: string;
  /** The most lines to show. */
  clamp?: number;
}

/** What a person wrote: in its own direction, line breaks kept, never as HTML. */
export const UserText = ({ text, clamp }: UserTextProps) => (
  <UserTextRoot dir="auto" $clamp={clamp}>
    {text}
  </UserTextRoot>
);
