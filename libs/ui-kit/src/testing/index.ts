export { accessFaults } from './access-faults.ts';
export { renderWithUi } from './render-with-ui.tsx';
export { stylesOf } from './styles-of.ts';
export { touchRoomOf } from './touch-room.ts';
