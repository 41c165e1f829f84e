import { sheetHeader, sheetOf } from '../support/imports.ts'
import { xlsxOf } from '../support/xlsx.ts'
import { bring, step } from './imports/bring.ts'
import { askForLists, at, type ListTimes, listTimes } from './imports/lists.ts'
import { type BenchServer, onServer, say, sayFigures, signIn } from './imports/server.ts'
import { type Watched, watchServer } from './imports/watch.ts'

/*
 * A sheet of BENCH_ROWS (20,000) rows brought into the built server, in a process of its own, with demo
 * listings: seconds to read, check and run it without pictures, once more unchanged, while lists are
 * asked for; the memory that it takes beyond what lists take, and their p99 beside quiet, by the clock and by how
 * late the server's timers come. `imports/server.ts` has the other variables.
 */
const rows = Number(process.env.BENCH_ROWS ?? 20_000)
const metricsPort = 4396
const limits = { check: 15, run: 60, memory: 150, slower: 1.5 }
const quietSeconds = 20

const cities = ['Asunción', 'Luque', 'San Lorenzo', 'Lambaré', 'Fernando de la Mora', 'Encarnación', 'Areguá']
const types = ['casa', 'depto', 'terreno', 'local', 'oficina']

function sheet(): Buffer {
  const names = sheetHeader.split(';')
  const lines = Array.from({ length: rows }, (_, at) => {
    const text = sheetOf([
      {
        Código: `P-${at}`,
        Título: `Propiedad ${at} con patio y quincho`,
        Descripción: `Cómoda y luminosa, a pasos de todo. ${'Con patio, quincho y cochera techada. '.repeat(8)}`,
        Tipo: types[at % types.length] ?? '',
        Operación: at % 3 === 0 ? 'alquiler' : 'venta',
        Precio: String(at % 3 === 0 ? 400 + (at % 900) : 60_000 + (at % 500) * 400),
        Ciudad: cities[at % cities.length] ?? '',
        Barrio: 'Centro',
        Superficie: String(60 + (at % 300)),
      },
    ])
    return (text.split('\r\n')[1] ?? '').split(';').map((cell) => cell.replaceAll('"', ''))
  })
  return xlsxOf({ rows: [names, ...lines] })
}

type Beside<Result> = Watched & { lists: ListTimes; result: Result }

async function measure({ url, pid, metrics }: BenchServer): Promise<boolean> {
  const sender = { url, cookie: await signIn(url) }
  const file = sheet()
  async function beside<Result>(name: string, work: () => Promise<Result>): Promise<Beside<Result>> {
    const watched = await watchServer(pid, metrics)
    const lists = askForLists(url)
    const result = await work()
    const done = { lists: await lists.stop(), ...(await watched.stop()), result }
    say(
      `${name.padEnd(22)} list p99 ${at(done.lists.repeated, 0.99).toFixed(1)} ms repeated, ${at(done.lists.new, 0.99).toFixed(1)} new; ` +
        `timers p50 ${done.late50.toFixed(1)}, p99 ${done.late99.toFixed(1)} ms; ${done.peak.toFixed(0)} MB; ` +
        `processor ${done.processor.toFixed(1)} s, main thread ${done.main.toFixed(1)}, which waited ${done.waited.toFixed(1)}`,
    )
    return done
  }
  await listTimes(url, quietSeconds)
  const quiet = await beside(
    'quiet',
    () => new Promise((resolve) => setTimeout(resolve, quietSeconds * 1000)),
  )
  const first = await beside('read and check', () => bring(sender, file))
  const run = await beside('run', () => step(sender, first.result.id, ['run', 'done']))
  const second = await beside('check, unchanged', () => bring(sender, file))
  const { create } = run.result.details.counts
  const { unchanged } = second.result.details.counts
  say(
    `sheet                  ${(file.length / 1e6).toFixed(1)} MB, ${rows} rows: ${create} new, then ${unchanged} unchanged`,
  )
  const peak = Math.max(first.peak, run.peak, second.peak)
  const times = (kind: keyof ListTimes) => at(run.lists[kind], 0.99) / at(quiet.lists[kind], 0.99)
  const figures: [string, number, number, string][] = [
    ['read and check', first.result.read + first.result.check, limits.check, 's'],
    ['run', run.result.seconds, limits.run, 's'],
    ['check, unchanged', second.result.read + second.result.check, limits.check, 's'],
    ['memory beyond', peak - quiet.peak, limits.memory, 'MB'],
    ['list p99, repeated', times('repeated'), limits.slower, 'times quiet'],
    ['list p99, new', times('new'), limits.slower, 'times quiet'],
  ]
  return sayFigures(figures) && unchanged === create
}

process.exit((await onServer({ metricsPort }, measure)) ? 0 : 1)
