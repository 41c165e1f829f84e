import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import ipaddr from 'ipaddr.js'
import proxyAddress from 'proxy-addr'

/** What of an address is counted: never the address itself, as one computer has billions in IPv6. */
export interface Address {
  /** Canonical, for people; null where it is none. */
  text: string | null
  /** IPv4 whole, IPv6 its /64. */
  network: string
  /** IPv6: its /48, which a provider gives to one customer. */
  site: string | undefined
  /** For people, of nobody in particular: IPv4 its /24, IPv6 its /48; whole on this machine. */
  area: string | null
}

const unknown: Address = { text: null, network: 'unknown', site: undefined, area: null }

/** IPv4-mapped addresses are IPv4. */
export function readAddress(written: string | undefined): Address {
  const plain = written?.replace(/%.*$/s, '')
  if (plain === undefined || !ipaddr.isValid(plain)) return unknown
  const address = ipaddr.process(plain)
  const text = address.toString()
  const isHere = address.range() === 'loopback'
  if (address instanceof ipaddr.IPv4) {
    const area = isHere ? text : `${text.slice(0, text.lastIndexOf('.'))}.0/24`
    return { text, network: text, site: undefined, area }
  }
  const groups = address.parts.map((part) => part.toString(16))
  const site = groups.slice(0, 3).join(':')
  return {
    text,
    network: groups.slice(0, 4).join(':'),
    site: `${site}/48`,
    area: isHere ? text : `${site}::/48`,
  }
}

/** As the app's trusted proxies say. */
export const addressOf = (request: Request) => readAddress(request.ip)

/** In front of the app. */
export const addressBehind = (
  request: IncomingMessage,
  trust: (address: string, hop: number) => boolean,
): Address => readAddress(proxyAddress(request, trust))
