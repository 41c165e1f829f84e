/** The address of every account of the embedded provider ends so. */
export const emailDomain = 'demo.oga'

/** The name of an account as somebody typed it, with or without its domain; undefined where it can be none. */
export function accountName(typed: string): string | undefined {
  const name = typed.trim().toLowerCase().replace(`@${emailDomain}`, '')
  return /^[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?$/.test(name) ? name : undefined
}

/** Somebody whom the demo identity provider knows by name. */
export interface Person {
  subject: string
  email: string
  firstName: string
  lastName: string
}
