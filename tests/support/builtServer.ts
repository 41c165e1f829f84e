import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import readline from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Server {
  url: string
  pid: number
  /** Milliseconds until ready. */
  startup: number
  isRunning(): boolean
  /** `code`: null for a signal. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>
}

/** Resolves when ready. */
export async function startServer(env: NodeJS.ProcessEnv, logFile: string): Promise<Server> {
  const began = performance.now()
  const log = fs.openSync(logFile, 'a')
  const child = spawn(process.execPath, ['dist/server/main.js'], { stdio: ['ignore', 'pipe', log], env })
  fs.closeSync(log)
  const exited = once(child, 'exit')
  const url = await addressOf(child, logFile)
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - began > 60_000) throw unready(logFile)
    await sleep(20)
  }
  return {
    url,
    pid: child.pid ?? 0,
    startup: performance.now() - began,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async end(signal) {
      const start = performance.now()
      child.kill(signal)
      const [code] = await exited
      return { code, ms: performance.now() - start }
    },
  }
}

function addressOf(child: ChildProcess, logFile: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(unready(logFile)))
    if (!child.stdout) return
    const file = fs.createWriteStream(logFile, { flags: 'a' })
    readline.createInterface({ input: child.stdout }).on('line', (line) => {
      file.write(`${line}\n`)
      const port = line.match(/^ .*http:\/\/localhost:(\d+)/)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    child.stdout.once('close', () => file.end())
  })
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.ok === true
}

const unready = (logFile: string) => new Error(`the server did not start: ${logFile} says why`)
