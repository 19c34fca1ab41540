/** The area of every call of the console; none of them is in the specification's table. */
export const operatorTags = ['operator', 'addition'];
