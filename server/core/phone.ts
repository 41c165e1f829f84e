import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** E.164; without a country code it is Paraguayan. Undefined if invalid. */
export function toE164(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'PY', extract: false })
  return number?.isPossible() && !number.ext ? number.number : undefined
}
