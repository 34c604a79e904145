/**
 * An address as its mailbox: what comes after a plus is the same one, and so is every dotting at Google. For telling people apart who
 * might be one, never for writing to them.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com'
  const plain = name.split('+')[0]!
  return `${isGoogle ? plain.replaceAll('.', '') : plain}@${isGoogle ? 'gmail.com' : host}`
}
