const MAX_CONTACT_CHARACTERS = 200

/**
 * Checks the contact that a public service gets with each request.
 *
 * @param name the environment variable, with which each fault begins.
 */
export function readContact(
  name: string,
  contact: string | undefined,
  { service }: { service: string },
): { contact: string | undefined; faults: string[] } {
  if (contact === undefined) {
    const fault = `${name} is missing: ${service} requires an email or web address at which you can be reached`
    return { contact: undefined, faults: [fault] }
  }
  // The contact is part of a header's comment, so it cannot contain spaces, brackets or control characters.
  const isValid =
    /^[!#-'*-[\]-~]+$/u.test(contact) && contact.length <= MAX_CONTACT_CHARACTERS && /@|https?:/u.test(contact)
  return isValid ? { contact, faults: [] } : { contact, faults: [`${name} must be an email address or a web address`] }
}
