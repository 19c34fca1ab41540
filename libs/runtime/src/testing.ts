/** For tests, with a history in memory. */
export { MemoryRouter } from 'react-router-dom';
