import { SkeletonCircle, SkeletonText } from '@barg/ui-kit';
import { List, Row } from './comments.styles.ts';

const PLACES = 3;

export const CommentSkeletons = () => (
  <List as="div" aria-hidden>
    {Array.from({ length: PLACES }, (_, index) => (
      <Row key={index} as="div">
        <SkeletonCircle size={32} />
        <SkeletonText lines={2} />
      </Row>
    ))}
  </List>
);
