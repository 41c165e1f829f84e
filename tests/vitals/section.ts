import fs from 'node:fs'
import os from 'node:os'
import type { MapFigures } from './map.ts'
import { cells, mapLines, type PageFigures, type Wait } from './report.ts'

const file = 'docs/performance.md'
const marked = /(<!-- vitals -->\n)[\s\S]*?(<!-- \/vitals -->)/

/** Into the section of docs/performance.md. */
export function writeSection(pages: PageFigures[], waits: readonly Wait[], map: MapFigures): void {
  const [head = [], ...body] = cells(pages)
  const line = (row: string[]) => `| ${row.join(' | ')} |`
  const table = [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
  const thumb = [
    '| a thumb waits for | milliseconds |',
    '| --- | --- |',
    ...waits.map(({ name, wait }) => `| ${name} | ${wait.toFixed(0)} |`),
  ].join('\n')
  const day = new Date().toISOString().slice(0, 10)
  const about = `${day}, ${os.cpus().length} cores, median of ${pages[0]?.reports.length ?? 0}:`
  const text = fs.readFileSync(file, 'utf8')
  if (!marked.test(text)) throw new Error(`${file} has no section of vitals`)
  fs.writeFileSync(
    file,
    text.replace(marked, `$1${about}\n\n${table}\n\n${thumb}\n\n${mapLines(map).join('; ')}.\n$2`),
  )
}
