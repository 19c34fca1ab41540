export { movingMoments } from '@barg/ui-kit/moments';
