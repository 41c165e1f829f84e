import fs from 'node:fs'
import path from 'node:path'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFolder } from '#server/core/folders.ts'
import { type Listening, listenOn } from './listenOn.ts'
import { seeOther } from './redirect.ts'

let listening: Listening
beforeAll(async () => {
  const site = express()
  site.get('/', ({ query }, response) => {
    const { path: text, url } = query
    seeOther(response, typeof url === 'string' ? new URL(url) : String(text))
  })
  listening = await listenOn(site, 0, '127.0.0.1')
})
afterAll(() => listening.drain())

const locationOf = async (query: Record<string, string>) => {
  const address = `http://127.0.0.1:${listening.port}/?${new URLSearchParams(query)}`
  const { status, headers } = await fetch(address, { redirect: 'manual' })
  expect(status).toBe(303)
  return headers.get('location')
}

describe('a redirect', () => {
  it.each(['//evil.example', '/..//evil.example', 'https://evil.example', '/\\evil.example', ''])(
    'to the text %j leads to the first page',
    async (text) => expect(await locationOf({ path: text })).toBe('/'),
  )

  it('leads to a path of the site, and elsewhere where the server itself says so', async () => {
    expect(await locationOf({ path: '/search?city=Luque#results' })).toBe('/search?city=Luque#results')
    expect(await locationOf({ url: 'https://login.example/auth?x=1' })).toBe('https://login.example/auth?x=1')
  })

  it('is made in one place, but for what speaks OpenID Connect itself', () => {
    const sources = fs
      .readdirSync(serverFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) =>
        /\.(redirect|location)\(/.test(fs.readFileSync(path.join(serverFolder, file), 'utf8')),
      )
    expect(sources.map((file) => file.split(path.sep).join('/')).sort()).toEqual([
      'auth/provider.strategy.ts',
      'core/http/redirect.ts',
    ])
  })
})
