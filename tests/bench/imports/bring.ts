import { setTimeout as pause } from 'node:timers/promises'
import type { ImportDetails } from '#shared/imports/imports.ts'

export interface Sender {
  url: string
  cookie: string
}

/** Uploads and checks it; seconds. */
export async function bring({ url, cookie }: Sender, file: Buffer) {
  const start = performance.now()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file)]), 'lista.xlsx')
  const answer = await fetch(`${url}/api/imports?name=lista.xlsx`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
  const { id, mapping }: ImportDetails = await answer.json()
  const read = (performance.now() - start) / 1000
  const checked = await step({ url, cookie }, id, ['mapping', 'ready'], mapping)
  return { id, read, check: checked.seconds, details: checked.details }
}

/** Asks for a step and awaits its end; seconds. */
export async function step(
  { url, cookie }: Sender,
  id: string,
  [name, state]: ['mapping' | 'run', ImportDetails['state']],
  body: object = {},
) {
  const start = performance.now()
  const asked = await fetch(`${url}/api/imports/${id}/${name}`, {
    method: name === 'mapping' ? 'PUT' : 'POST',
    headers: { cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (asked.status !== 200) throw new Error(`${asked.status} ${await asked.text()}`)
  for (;;) {
    const details: ImportDetails = await (
      await fetch(`${url}/api/imports/${id}`, { headers: { cookie } })
    ).json()
    if (details.state === state) return { details, seconds: (performance.now() - start) / 1000 }
    if (details.state === 'failed') throw new Error(details.problem ?? 'failed')
    await pause(200)
  }
}
