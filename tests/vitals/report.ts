import type { Film } from './film.ts'
import type { LighthouseReport } from './lighthouse.ts'
import type { MapFigures } from './map.ts'

export interface PageFigures {
  name: string
  films: Film[]
  reports: LighthouseReport[]
  /** Milliseconds, see tasks.ts. */
  blocking: number[]
}

interface Figure {
  name: string
  /** Median of the runs. */
  read(page: PageFigures): number
  show(value: number): string
  /** Worst acceptable value. */
  target?: number
  /** Higher is better; default: lower. */
  higher?: boolean
}

const whole = (value: number) => value.toFixed(0)
const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`
const milliseconds = (value: number) => `${value.toFixed(0)} ms`
const kilobytes = (value: number) => `${(value / 1000).toFixed(0)} kB`

const ofReports = (key: keyof LighthouseReport) => (page: PageFigures) =>
  median(page.reports.map((report) => report[key]))
const ofFilms = (key: keyof Film) => (page: PageFigures) => median(page.films.map((film) => film[key]))

const scores: Figure[] = (
  [
    ['performance', 'performance', 98],
    ['accessibility', 'accessibility', 100],
    ['best practices', 'bestPractices', 100],
    ['SEO', 'seo', 100],
  ] as const
).map(([name, key, target]) => ({ name, read: ofReports(key), show: whole, target, higher: true }))

export const figures: Figure[] = [
  ...scores,
  { name: 'FCP', read: ofReports('fcp'), show: seconds, target: 1000 },
  { name: 'LCP', read: ofReports('lcp'), show: seconds, target: 1500 },
  { name: 'TBT', read: ofReports('tbt'), show: milliseconds, target: 100 },
  {
    name: 'TBT by processor time',
    read: ({ blocking }) => median(blocking),
    show: milliseconds,
    target: 100,
  },
  { name: 'CLS', read: ofReports('cls'), show: (value) => value.toFixed(3), target: 0.01 },
  { name: 'speed index', read: ofReports('speedIndex'), show: seconds },
  { name: 'bytes', read: ofReports('bytes'), show: kilobytes },
  { name: 'requests', read: ofReports('requests'), show: whole },
  { name: 'scripts', read: ofReports('scripts'), show: whole },
  { name: 'slow 3G: anything', read: ofFilms('anything'), show: seconds },
  { name: 'slow 3G: useful', read: ofFilms('useful'), show: seconds, target: 2500 },
  { name: 'slow 3G: largest', read: ofFilms('largest'), show: seconds },
]

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const isMissed = ({ target, higher }: Figure, value: number) =>
  target !== undefined && (higher ? value < target : value > target)

export function cells(pages: PageFigures[]): string[][] {
  return [
    ['', ...pages.map(({ name }) => name), 'target'],
    ...figures.map((figure) => [
      figure.name,
      ...pages.map((page) => figure.show(figure.read(page))),
      figure.target === undefined ? '' : figure.show(figure.target),
    ]),
  ]
}

export function table(pages: PageFigures[]): string {
  const rows = cells(pages)
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(20) : cell.padStart(11))).join(' '))
    .join('\n')
}

export function missed(pages: PageFigures[]): string[] {
  return pages.flatMap((page) =>
    figures
      .filter((figure) => isMissed(figure, figure.read(page)))
      .map(
        ({ name, read, show, target = 0 }) =>
          `${page.name}: ${name} ${show(read(page))}, not ${show(target)}`,
      ),
  )
}

/** What a thumb waits for; milliseconds. */
export interface Wait {
  name: string
  wait: number
}

/** As asked of the map: until it is usable, and of a task while it is moved. */
const mapTargets = { usable: 2500, longest: 50 }

export function mapLines({ usable, longest, bubbles }: MapFigures): string[] {
  const { usable: soon, longest: short } = mapTargets
  return [
    `map usable after ${milliseconds(usable)} (below ${milliseconds(soon)})`,
    `longest task while a map of ${bubbles} bubbles is moved: ${milliseconds(longest)} (below ${milliseconds(short)})`,
  ]
}

export const isMapMissed = ({ usable, longest }: MapFigures) =>
  usable >= mapTargets.usable || longest >= mapTargets.longest

/** Milliseconds. */
const longestWait = 200
const medianWait = 100

export function missedWaits(waits: readonly Wait[]): string[] {
  const all = median(waits.map(({ wait }) => wait))
  return [
    ...waits
      .filter(({ wait }) => wait >= longestWait)
      .map(({ name, wait }) => `${name}: ${milliseconds(wait)}, not below ${milliseconds(longestWait)}`),
    ...(all >= medianWait
      ? [`median of ${waits.length}: ${milliseconds(all)}, not below ${milliseconds(medianWait)}`]
      : []),
  ]
}
