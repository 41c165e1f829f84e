/** In Express's form: hops, networks, or false. */
export function trustedProxies(value: string | undefined): number | string[] | false {
  if (value === undefined) return false
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim())
}
