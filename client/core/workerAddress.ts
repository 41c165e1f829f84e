import { brand } from '#shared/brand.ts'

declare global {
  /** As much of Trusted Types as is used here: a trusted address stands wherever an address does. */
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): { createScriptURL(address: string): string }
    }
  }
}

/** The scripts that may run beside the page. */
const workers = ['/push-worker.js'] as const

let policy: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']> | undefined

/** The address of a worker's script, as browsers with Trusted Types take it: ours is the one policy that our pages allow. */
export function workerAddress(address: (typeof workers)[number]): string {
  if (!window.trustedTypes) return address
  policy ??= window.trustedTypes.createPolicy(brand.slug, {
    createScriptURL(asked) {
      if (!workers.some((one) => one === asked)) throw new TypeError(`not a worker of ours: ${asked}`)
      return asked
    },
  })
  return policy.createScriptURL(address)
}
