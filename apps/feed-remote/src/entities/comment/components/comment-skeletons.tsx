import { Skeleton, SkeletonCircle, SkeletonText } from '@barg/ui-kit';
import { List, Row } from './comments.styles.ts';

const PLACES = 3;
/** The field with its button. */
const FORM_HEIGHT = 106;

export const CommentSkeletons = () => (
  <List as="div" aria-hidden>
    <Skeleton height={FORM_HEIGHT} />
    {Array.from({ length: PLACES }, (_, index) => (
      <Row key={index} as="div">
        <SkeletonCircle size={32} />
        <SkeletonText lines={2} />
      </Row>
    ))}
  </List>
);
