import v8 from 'node:v8'
import vm from 'node:vm'
import { expect, it } from 'vitest'
import { kyeroProperty } from '#tests/support/feedServer.ts'
import { readFeed } from './readFeed.ts'

v8.setFlagsFromString('--expose-gc')
const collect: () => void = vm.runInNewContext('gc')

const listings = 2000
const told = 'Cómoda y luminosa, a pasos de todo. '.repeat(400)

async function* feed(): AsyncGenerator<Buffer> {
  yield Buffer.from('<root><kyero><feed_version>3</feed_version></kyero>')
  for (let at = 0; at < listings; at++)
    yield Buffer.from(kyeroProperty(`a-code-as-long-as-some-sites-have-them-${at}`, { notes: told }))
  yield Buffer.from('</root>')
}

it('keeps of a feed the codes alone, not the texts that they are part of', async () => {
  const codes = new Set<string>()
  collect()
  const before = process.memoryUsage().heapUsed
  for await (const { code } of readFeed(feed(), 'kyero')) codes.add(code)
  collect()
  const kept = process.memoryUsage().heapUsed - before
  expect(codes.size).toBe(listings)
  expect(kept / 1024 / 1024).toBeLessThan(5)
})
