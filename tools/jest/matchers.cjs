require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// A machine whose cores are shared by several suites takes longer than the default second to draw.
configure({ asyncUtilTimeout: 5000 });
