/** For tests: what no page uses is no part of the shared modules. */
export { MemoryRouter } from 'react-router-dom';
