/** `TRUST_PROXY` as Express takes it: a number of hops, or networks; nobody where it is unset. */
export function trustedProxies(value: string | undefined): number | string[] | false {
  if (value === undefined) return false
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim())
}
