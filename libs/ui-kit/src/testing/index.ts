export { accessFaults } from './access-faults.ts';
export { renderWithUi } from './render-with-ui.tsx';
export { touchRoomOf } from './touch-room.ts';
