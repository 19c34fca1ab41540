/** Stands in for axios' conversion of forms to JSON: forms are sent as forms here. */
export default () => null;
