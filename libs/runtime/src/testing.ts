/** For tests, which keep their history for themselves. */
export { MemoryRouter } from 'react-router-dom';
