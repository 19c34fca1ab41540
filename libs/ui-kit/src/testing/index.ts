export { renderWithUi } from './render-with-ui.tsx';
