/**
 * Normalizes an address to its mailbox by dropping the plus suffix and, for Google addresses, the dots. Use the result
 * to compare users, never to send mail.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com'
  const plain = name.split('+')[0]!
  return `${isGoogle ? plain.replaceAll('.', '') : plain}@${isGoogle ? 'gmail.com' : host}`
}
