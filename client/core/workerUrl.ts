import { brand } from '#shared/brand.ts'

declare global {
  /** The used subset of Trusted Types. */
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): { createScriptURL(address: string): string }
    }
  }
}

const workers = ['/sw.js'] as const

let policy: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']> | undefined

/** The only Trusted Types policy that the CSP allows. */
export function workerUrl(address: (typeof workers)[number]): string {
  if (!window.trustedTypes) return address
  policy ??= window.trustedTypes.createPolicy(brand.slug, {
    createScriptURL(url) {
      if (!workers.some((one) => one === url)) throw new TypeError(`not a worker of ours: ${url}`)
      return url
    },
  })
  return policy.createScriptURL(address)
}
