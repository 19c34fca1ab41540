/** The tags of every operation of the console; none is in the specification's table. */
export const operatorTags = ['operator', 'addition'];
