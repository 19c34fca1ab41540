export { usePageTitle } from '@barg/ui-kit';
