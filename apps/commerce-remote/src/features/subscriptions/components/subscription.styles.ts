import { color, media, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const Plans = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;

export const SubscriptionRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};

  & + & {
    border-block-start: 1px solid ${color.line};
  }

  ${media.belowTablet} {
    flex-wrap: wrap;
  }
`;

/** A badge alone beside the person: it stays there on phones, whatever its word. */
export const SubscriberRow = styled(SubscriptionRow)`
  flex-wrap: nowrap;
`;

export const SubscriptionWho = styled.div`
  display: flex;
  flex: 1 1 220px;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
`;
