import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '#server/core/words.ts'
import { signatures } from '#server/webhooks/secrets.ts'
import { type TaskLanguage, type TaskName, tasksOf } from '#shared/developers/tasks.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertUser } from '#tests/support/listings.ts'

const run = promisify(execFile)
const programs: Record<TaskLanguage, [string, ...string[]]> = {
  shell: ['sh', '-c'],
  typescript: [process.execPath, '--input-type=module', '--eval'],
  python: ['python3', '-c'],
}
const exists = (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  )
const [hasCurl, hasPython] = await Promise.all([exists('curl'), exists('python3')])
const canRun: Record<TaskLanguage, boolean> = { shell: hasCurl, typescript: true, python: hasPython }

const secret = `whsec_${Buffer.from('a secret of the test, long enough').toString('base64')}`
let app: TestApp
let env: Record<string, string>
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  const owner = as('user', await insertUser(app.context.db))
  const scopes = ['listings:read', 'listings:write', 'leads:read']
  const { key } = await (await app.send('POST', '/api/keys', { name: 'CRM', scopes }, owner)).json()
  env = { OGA_KEY: key, OGA_WEBHOOK_SECRET: secret }
})
afterAll(() => app.close())

async function output(task: TaskName, language: TaskLanguage, more = ''): Promise<string> {
  const { listing } = words('es').about.developers.tasks
  const code = tasksOf(app.url, listing)[task][language]?.replace('luque-0017', language) ?? ''
  const [program, ...options] = programs[language]
  const { stdout } = await run(program, [...options, code + more], { env: { ...process.env, ...env } })
  return stdout.trim()
}

describe.each(['typescript', 'shell', 'python'] as const)('the tasks for developers in %s', (language) => {
  it.runIf(canRun[language])('publish once, change, follow and read as they are copied', async () => {
    const published = await output('publish', language)
    const id = language === 'shell' ? JSON.parse(published).id : published
    expect(await output('publish', language)).toBe(published)
    env.OGA_LISTING = id
    expect(await output('change', language)).toContain('145000')
    expect(await output('follow', language)).toContain(id)
    await app.send('POST', '/api/inquiries', { listingId: id, ...asked })
    expect(await output('leads', language)).toContain('Rosa')
  })
})

const asked = { name: 'Rosa', email: 'rosa@mail.test', message: '¿Sigue libre?' }

describe.each([
  ['typescript', 'console.log(isOurs(BODY, HEADERS))', ['true', 'false']],
  ['python', 'print(is_ours(BODY, HEADERS))', ['True', 'False']],
] as const)('the check of a webhook in %s', (language, ask, [yes, no]) => {
  it.runIf(canRun[language])('takes what we signed, and nothing that was changed or is old', async () => {
    const body = '{"type":"listing.published"}'
    const asks = [0, 0, -600].map((age, index) => {
      const seconds = Math.floor(Date.now() / 1000) + age
      const headers = {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatures([secret], { id: 'msg_1', seconds, body }),
      }
      const sent = JSON.stringify(index === 1 ? `${body} ` : body)
      return ask.replace('BODY', () => sent).replace('HEADERS', () => JSON.stringify(headers))
    })
    const answers = (await output('webhook', language, `\n${asks.join('\n')}`)).split('\n')
    expect(answers).toEqual([yes, no, no])
  })
})
