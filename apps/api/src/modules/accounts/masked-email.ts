/** An address that its owner recognises and nobody else can read: `n•••@barg.example`. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${at > 1 ? email.charAt(0) : ''}•••${email.slice(at)}`;
};
