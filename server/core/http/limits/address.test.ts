import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readAddress } from './address.ts'

const longest = 'f'.repeat(100_000)

/** As written; its network, its site, its area. */
const addresses: [string | undefined, string, string | undefined, string | null][] = [
  ['190.52.1.2', '190.52.1.2', undefined, '190.52.1.0/24'],
  ['::ffff:190.52.1.2', '190.52.1.2', undefined, '190.52.1.0/24'],
  ['::FFFF:190.52.1.2', '190.52.1.2', undefined, '190.52.1.0/24'],
  ['::ffff:be34:0102', '190.52.1.2', undefined, '190.52.1.0/24'],
  ['0:0:0:0:0:ffff:be34:102', '190.52.1.2', undefined, '190.52.1.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1/48', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2', '2001:db8:1/48', '2001:db8:1::/48'],
  ['2001:db8:1:2::190.52.1.2', '2001:db8:1:2', '2001:db8:1/48', '2001:db8:1::/48'],
  ['2001:db8::5', '2001:db8:0:0', '2001:db8:0/48', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0/48', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0', '0:0:0/48', '::1'],
  ['127.0.0.1', '127.0.0.1', undefined, '127.0.0.1'],
  [undefined, 'unknown', undefined, null],
  ['', 'unknown', undefined, null],
  ['nonsense', 'unknown', undefined, null],
  ['2001:db8::1::2', 'unknown', undefined, null],
  ['999.1.1.1', 'unknown', undefined, null],
  ["1.1.1.1'; drop table", 'unknown', undefined, null],
  [longest, 'unknown', undefined, null],
]

describe('an address', () => {
  it.each(addresses)('%.40s is counted as %s in %s', (written, network, site, area) => {
    expect(readAddress(written)).toMatchObject({ network, site, area })
  })
})

it('an address is read in one place only: nothing counts one as it is written', () => {
  const sources = ['server', 'demo'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // A hospital and what is paid for it are called IPS.
      .filter(
        (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !/^ai\/|listings\/places\//.test(file),
      )
      .map((file) => `${folder}/${file}`),
  )
  expect(sources.length).toBeGreaterThan(300)
  // In capitals, IPS is the hospital.
  const raw =
    /\b[Ii][Pp]s?\b|\bremoteAddress\b|\bproxy-addr\b|[Xx]-[Ff]orwarded-[Ff]or|\b[Xx]-[Rr]eal-[Ii][Pp]\b|\bipaddr\b/
  const reading = sources.filter((file) => raw.test(fs.readFileSync(file, 'utf8')))
  // Those that strangers have us call are no callers'.
  expect(reading).toEqual(['server/core/http/fetching/fetchPublic.ts', 'server/core/http/limits/address.ts'])
})
