import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'
import { build } from 'esbuild'
import sharp from 'sharp'
import { encodePicture } from '#server/media/encode.ts'
import { validateImage } from '#server/media/validateImage.ts'
import { administer, databaseUrl } from '../support/database.ts'
import { startPostgres } from '../support/postgres.ts'

/*
 * CPU time of a 12-megapixel photo beside that of decoding and encoding alone, and memory of 20 simultaneous
 * uploads.
 */
const rounds = 7
const together = 20
const [width, height] = [4000, 3000]
const say = (line: string) => process.stdout.write(`${line}\n`)

async function takePhoto(): Promise<Buffer> {
  const noise = (w: number, h: number, sigma: number) =>
    sharp({
      create: {
        width: w,
        height: h,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
      .png()
      .toBuffer()
  const shapes = await sharp(await noise(400, 300, 70))
    .resize(width, height, { kernel: 'cubic' })
    .toBuffer()
  const details = await sharp(await noise(1600, 1200, 60))
    .resize(width, height)
    .toBuffer()
  return sharp(shapes)
    .composite([
      { input: details, blend: 'soft-light' },
      { input: await noise(width, height, 12), blend: 'soft-light' },
    ])
    .jpeg({ quality: 88, mozjpeg: false })
    .withExif({ IFD0: { Make: 'Bench' } })
    .toBuffer()
}

/** Milliseconds of CPU time over all threads. */
async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1000)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

async function timeOne(photo: Buffer): Promise<void> {
  const least = () => sharp(photo, { autoOrient: true }).resize(1600).webp().toBuffer()
  const ours = async () => {
    await validateImage(photo)
    return encodePicture(photo)
  }
  await least()
  const baseline = await median(least)
  const all = await median(ours)
  const { files } = await encodePicture(photo)
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  say(`one photo, ${(photo.length / 1e6).toFixed(1)} MB, ${(width * height) / 1e6} megapixels, one processor`)
  say(`  decoded and one WebP of 1600   ${baseline.toFixed(0)} ms`)
  say(
    `  judged, upright, 4 widths in AVIF and WebP, placeholder   ${all.toFixed(0)} ms (${(all / baseline).toFixed(1)} times), ${(bytes / 1e6).toFixed(2)} MB`,
  )
}

async function buildServer(): Promise<string> {
  execFileSync('npm', ['run', 'build', '--silent'], { stdio: 'ignore' })
  const file = 'dist/server/photosServer.js'
  await build({
    entryPoints: ['tests/bench/photosServer.ts'],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
  return file
}

async function memoryOf(photo: Buffer): Promise<void> {
  const postgres = startPostgres()
  if (!postgres) throw new Error('the bench needs a Postgres: install postgresql')
  await administer(postgres.url, 'create database bench')
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-photos-'))
  const child = spawn(process.execPath, [await buildServer()], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '65536',
      DATABASE_URL: databaseUrl(postgres.url, 'bench'),
      DATA_DIR: dataDir,
      EXCHANGE_RATE_URL: 'off',
      LOG_LEVEL: 'error',
    },
  })
  try {
    const url = await firstLine(child)
    const before = residentOf(child)
    let peak = before
    const watch = setInterval(() => {
      peak = Math.max(peak, residentOf(child))
    }, 10)
    const start = performance.now()
    const answers = await Promise.all(
      Array.from({ length: together }, async (_, at) => {
        const form = new FormData()
        form.set('file', new Blob([new Uint8Array(photo), new Uint8Array([at])]), `${at}.jpg`)
        const headers = { 'X-Test-Actor': 'user' }
        return (await fetch(`${url}/api/uploads`, { method: 'POST', body: form, headers })).status
      }),
    )
    const seconds = (performance.now() - start) / 1000
    clearInterval(watch)
    const taken = answers.filter((status) => status === 201).length
    say(`${together} photos at once: ${taken} taken in ${seconds.toFixed(1)} s`)
    say(`  resident before ${before.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`)
  } finally {
    child.kill('SIGTERM')
    postgres.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server did not start')))
    if (child.stdout) readline.createInterface({ input: child.stdout }).once('line', resolve)
  })
}

/** In megabytes (Linux). */
function residentOf({ pid }: ChildProcess): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024
}

const photo = await takePhoto()
await timeOne(photo)
await memoryOf(photo)
