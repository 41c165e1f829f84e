import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '#server/core/words.ts'
import { languages } from '#shared/core/language.ts'
import { type Example, examplesOf } from '#shared/developers/examples.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListing } from '#tests/support/listings.ts'

const run = promisify(execFile)
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
)

let app: TestApp
let id: string
beforeAll(async () => {
  app = await startApp()
  id = await insertListing(app.context.db, {
    ...{ title: 'Casa con quincho', city: 'Luque', neighborhood: 'Centro', propertyType: 'house' },
    priceUsd: '120000.00',
  })
})
afterAll(() => app.close())

async function output({ language, code }: Example): Promise<string> {
  const [program, ...options] =
    language === 'shell' ? ['sh', '-c'] : [process.execPath, '--input-type=module', '--eval']
  return (await run(program, [...options, code])).stdout
}

describe.each(languages)('the examples for developers, in %s, work as they are copied', (language) => {
  const examples = () => examplesOf(app.url, words(language).about.developers.example)

  it.runIf(hasCurl)('a search from a terminal', async () => {
    expect(JSON.parse(await output(examples().search))).toMatchObject([{ id }])
  })

  it('a program that searches', async () => {
    const { found } = words(language).about.developers.example
    expect(await output(examples().program)).toBe(
      `${found} 1\nUSD 120000.00  Casa con quincho  ${app.url}/property/${id}\n`,
    )
  })

  it('the configuration of an assistant', () => {
    const url = `${app.url}/mcp`
    expect(JSON.parse(examples().configuration.code)).toEqual({ mcpServers: { oga: { type: 'http', url } } })
  })

  it.runIf(hasCurl)('a call of a tool from a terminal', async () => {
    const { result } = JSON.parse(await output(examples().call))
    expect(result.structuredContent.listings).toMatchObject([{ id }])
  })

  it('a program that calls a tool', async () => {
    expect(JSON.parse(await output(examples().client))).toMatchObject({ total: 1, listings: [{ id }] })
  })
})
