import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { listenOn } from '#server/core/http/listenOn.ts'
import { answerOrLeave } from './inFront.ts'

const use = vi.fn()
const app = (_: IncomingMessage, response: ServerResponse) => void response.end('of the app')
let stop: (() => Promise<unknown>) | undefined
afterEach(async () => {
  use.mockClear()
  await stop?.()
})

/** What a reader gets of an answer that fails: its text, or how it was cut off. */
async function read(answer: (response: ServerResponse) => Promise<void>): Promise<string> {
  const listening = await listenOn(
    (request, response) => answerOrLeave(app, { use }, [request, response], () => answer(response)),
    0,
    '127.0.0.1',
  )
  stop = () => listening.drain()
  return new Promise((resolve) => {
    const request = http.get({ port: listening.port, host: '127.0.0.1', agent: false }, (response) => {
      let text = ''
      response.on('data', (piece) => (text += piece))
      response.on('end', () => resolve(text))
      response.on('error', () => resolve('cut off'))
    })
    request.on('error', () => resolve('refused'))
  })
}

it('an answer that fails before it begins is left to the app, and told', async () => {
  const fault = new Error('none')
  expect(await read(() => Promise.reject(fault))).toBe('of the app')
  expect(use.mock.calls).toEqual([['reader', fault]])
})

it('an answer that fails after it began is cut off, and told', async () => {
  const fault = new Error('half')
  const answer = async (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Length': 100 })
    await new Promise((resolve) => response.write('half', resolve))
    throw fault
  }
  expect(await read(answer)).toBe('cut off')
  expect(use.mock.calls).toEqual([['cut', fault]])
})

it('an answer whose reader has gone is not told', async () => {
  const answer = async (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Length': 100 })
    response.destroy()
    throw new Error('gone')
  }
  expect(await read(answer)).toMatch(/cut off|refused/)
  expect(use).not.toHaveBeenCalled()
})
