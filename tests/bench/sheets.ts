import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { startServer } from '../support/builtServer.ts'

/*
 * The PDF of a listing when it is first asked for, in milliseconds, beside encoding its three pictures alone; its
 * bytes, and the server's memory while fifty ask at once. Needs `npm run build`.
 */
const warmUp = 10
const oneByOne = 40
const atOnce = 50
/** Milliseconds and bytes. */
const most = { p99: 300, bytes: 250_000 }
const pictureSizes = [
  [680, 432],
  [340, 210],
  [340, 210],
] as const
const say = (line: string) => process.stdout.write(`${line}\n`)
const ids = z.array(z.object({ id: z.string() }))

function residentMegabytes(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

async function encodePictures(): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 1024, height: 683, channels: 3, background: '#888', noise } as const
  const source = await sharp({ create }).webp().toBuffer()
  for (const [width, height] of pictureSizes)
    await sharp(source).resize(width, height, { fit: 'cover' }).jpeg({ quality: 72 }).toBuffer()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function main(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-bench-'))
  const server = await startServer(
    {
      ...process.env,
      NODE_ENV: 'test',
      DEMO: 'true',
      DEMO_LISTINGS: '400',
      DATA_DIR: folder,
      DATABASE_URL: '',
      EXCHANGE_RATE_URL: 'off',
      LIMITS: 'off',
      LOG_LEVEL: 'error',
      PORT: '4393',
      HOST: '127.0.0.1',
    },
    path.join(folder, 'server.log'),
  )
  try {
    const listed = await fetch(`${server.url}/api/listings?limit=100`)
    const [first = [], second = []] = [ids.parse(await listed.json())].flatMap((all) => [
      all.slice(0, warmUp + oneByOne),
      all.slice(warmUp + oneByOne, warmUp + oneByOne + atOnce),
    ])
    let bytes = 0
    const read = async ({ id }: { id: string }) => {
      const answer = await fetch(`${server.url}/sheets/${id}.pdf`)
      if (answer.status !== 200) throw new Error(`${answer.status} for ${id}`)
      bytes = Math.max(bytes, (await answer.arrayBuffer()).byteLength)
    }
    // The demo draws a picture when it is first read: that is no part of a sheet.
    const drawn = async ({ id }: { id: string }) => {
      const { media } = z
        .object({ media: z.array(z.object({ id: z.string() })) })
        .parse(await (await fetch(`${server.url}/api/listings/${id}`)).json())
      for (const one of media) await fetch(`${server.url}/media/${one.id}/1024.webp`)
    }
    for (const one of [...first, ...second]) await drawn(one)
    for (const one of first.slice(0, warmUp)) await read(one)
    const times: number[] = []
    const baseline: number[] = []
    for (const one of first.slice(warmUp)) {
      times.push(await timed(() => read(one)))
      baseline.push(await timed(encodePictures))
    }
    const [p50, p99, pictures] = [at(times, 0.5), at(times, 0.99), at(baseline, 0.5)]
    say(`sheet of a listing, first time: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`)
    say(
      `its pictures alone ${pictures.toFixed(0)} ms: ${(p50 / pictures).toFixed(2)} times them; at most ${bytes} bytes`,
    )
    const before = residentMegabytes(server.pid)
    let peak = before
    const watch = setInterval(() => {
      peak = Math.max(peak, residentMegabytes(server.pid))
    }, 50)
    const together = await timed(() => Promise.all(second.map(read)))
    clearInterval(watch)
    say(`${second.length} at once in ${together.toFixed(0)} ms; memory ${before} MB, at most ${peak} MB`)
    if (p99 > most.p99 || bytes > most.bytes) process.exitCode = 1
  } finally {
    await server.end('SIGTERM')
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

await main()
