import type { ReactNode } from 'react';
import type { PerformerCard } from '@barg/api-client/models';
import { Avatar, Dots, Handle, PersonName } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { FollowButton } from './follow-button.tsx';
import { BylineFacts, BylineRoot, RowFacts, RowLink } from './performer-row.styles.ts';

interface PerformerBylineProps {
  performer: PerformerCard;
  /** Facts beside the handle. */
  children?: ReactNode;
  /** After the follow button. */
  menu?: ReactNode;
}

/** The performer of an item, with facts beside the handle. */
export function PerformerByline({ performer, children, menu }: PerformerBylineProps) {
  const { name, username, avatar, isVerified } = performer;
  return (
    <BylineRoot>
      <RowLink to={paths.profile(username)}>
        <Avatar name={name} source={avatar} />
        <RowFacts>
          <PersonName name={name} isVerified={isVerified} />
          <BylineFacts>
            <Handle username={username} />
            <Dots>{children}</Dots>
          </BylineFacts>
        </RowFacts>
      </RowLink>
      <FollowButton performer={performer} />
      {menu}
    </BylineRoot>
  );
}
