/** The navigation's view of who is here; `delayed` is a member of whom the server has not answered yet which kind. */
export type VisitorKind = 'guest' | 'delayed' | 'user' | 'performer' | 'operator';
