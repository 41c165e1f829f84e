declare global {
  /** The used subset of Trusted Types. */
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown
    }
  }
}

/** Paths on this site. */
const allowed = new Set<string>()
let isMade = false

/**
 * Lets the address of a worker of ours be used, by libraries too: the only Trusted Types policy that the CSP allows
 * is the default one, which refuses every other address, and all HTML.
 */
export function allowWorker<Address extends string>(address: Address): Address {
  allowed.add(address)
  if (isMade || !window.trustedTypes) return address
  isMade = true
  window.trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (!allowed.has(url)) throw new TypeError(`not a worker of ours: ${url}`)
      return url
    },
  })
  return address
}
