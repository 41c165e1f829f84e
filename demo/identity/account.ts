export const emailDomain = 'demo.oga'

/** With or without the domain; undefined if invalid. */
export function accountName(typed: string): string | undefined {
  const name = typed.trim().toLowerCase().replace(`@${emailDomain}`, '')
  return /^[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?$/.test(name) ? name : undefined
}

export interface Person {
  subject: string
  email: string
  firstName: string
  lastName: string
}
