import { domainToASCII } from 'node:url'

interface Provider {
  /** Of the same mailboxes; the first stands for all. */
  domains: readonly string[]
  /** In the local part. */
  ignored?: RegExp
  /** `any@ana.fastmail.com` is `ana@fastmail.com`. */
  hasSubdomains?: boolean
}

/** As their help pages describe them. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['fastmail.com'], hasSubdomains: true },
  { domains: ['fastmail.fm'], hasSubdomains: true },
  { domains: ['yandex.com', 'yandex.ru', 'ya.ru'], ignored: /[.-]/g },
]

/**
 * The mailbox that an address leads to, for limits by recipient; never to be written to. Without a `+tag`, which most
 * providers ignore, also those of companies with their own domain.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const typed = address.slice(at + 1).toLowerCase()
  const domain = domainToASCII(typed) || typed
  const [local = ''] = address.slice(0, Math.max(0, at)).normalize('NFC').toLowerCase().split('+')
  for (const { domains, ignored, hasSubdomains } of providers) {
    const [main = ''] = domains
    if (hasSubdomains && domain.endsWith(`.${main}`))
      return `${domain
        .slice(0, -main.length - 1)
        .split('.')
        .at(-1)}@${main}`
    if (domains.includes(domain)) return `${ignored ? local.replace(ignored, '') : local}@${main}`
  }
  return `${local}@${domain}`
}
