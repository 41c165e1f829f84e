import fs from 'node:fs'
import path from 'node:path'
import { readBuildFiles } from '#server/page/client/buildFiles.ts'
import { languages } from '#shared/core/language.ts'
import { type PageName, pageNames } from '#shared/pages.ts'

const kilobyte = 1000
/** Every script of a first load, compressed. The build fails above it. */
const maxFirstLoad = 105 * kilobyte
/** Before the first screen of these works. */
const maxScripts: { [Name in PageName]?: number } = { root: 6, home: 7, search: 7, property: 7 }
/** With half a kilobyte of room at least. Remove those that fall below `maxFirstLoad`. */
const maxByPage: { [Name in PageName]?: number } = {
  home: 108 * kilobyte,
  favorites: 106 * kilobyte,
  alerts: 127 * kilobyte,
  agency: 172 * kilobyte,
  import: 151 * kilobyte,
  invitation: 119 * kilobyte,
  search: 110 * kilobyte,
  compare: 108 * kilobyte,
  developers: 111 * kilobyte,
  property: 109 * kilobyte,
  // With its frequent questions, some forty of them.
  guide: 122 * kilobyte,
  priceCalculator: 132 * kilobyte,
  method: 111 * kilobyte,
  cityMarket: 130 * kilobyte,
  neighborhoodMarket: 130 * kilobyte,
  neighborhoodPrices: 122 * kilobyte,
  investment: 139 * kilobyte,
  terms: 106 * kilobyte,
  privacy: 106 * kilobyte,
  contact: 108 * kilobyte,
  mine: 174 * kilobyte,
  settings: 140 * kilobyte,
  priceDashboard: 132 * kilobyte,
  publish: 267 * kilobyte,
  edit: 267 * kilobyte,
  agencies: 111 * kilobyte,
  developments: 117 * kilobyte,
  development: 126 * kilobyte,
  agencyProfile: 125 * kilobyte,
  agentProfile: 124 * kilobyte,
  owner: 114 * kilobyte,
  adminLogin: 116 * kilobyte,
  admin: 126 * kilobyte,
  adminDashboard: 126 * kilobyte,
  inbox: 149 * kilobyte,
  inboxThread: 149 * kilobyte,
  inboxSent: 149 * kilobyte,
  inboxSentThread: 149 * kilobyte,
  conversation: 129 * kilobyte,
  adminInbox: 148 * kilobyte,
  adminInboxThread: 148 * kilobyte,
  adminActivities: 132 * kilobyte,
  adminApprovals: 161 * kilobyte,
  adminApproval: 161 * kilobyte,
  adminUsers: 144 * kilobyte,
  adminEditProperty: 256 * kilobyte,
  adminNewProperty: 256 * kilobyte,
  adminNewAgent: 118 * kilobyte,
  adminPriceCalculator: 133 * kilobyte,
}

/** Returns whether all are within their maximum. */
export function reportSizes(client: string): boolean {
  const files = readBuildFiles(client)
  if (!files) throw new Error(`${client} has no manifest`)
  const start = new Set(files.start.scripts)
  const assets = fs.readdirSync(path.join(client, 'assets')).filter((name) => /\.(js|css)$/.test(name))
  const rows = assets
    .map((name) => `assets/${name}`)
    .map((file) => ({ file, ...sizes(client, file) }))
    .sort((one, other) => other.small - one.small)
  for (const { file, size, small } of rows) {
    const mark = start.has(file) ? '*' : ' '
    print(`${mark} ${file.padEnd(50)} ${inKilobytes(size)} kB ${inKilobytes(small)} kB brotli`)
  }
  print('\nFirst load of each page, in the language that takes more (* comes with every page):')
  return pageNames.map((name) => reportPage(client, name, files.page)).every((fits) => fits)
}

type FilesOfPage = NonNullable<ReturnType<typeof readBuildFiles>>['page']

function reportPage(client: string, name: PageName, filesOf: FilesOfPage): boolean {
  const loads = languages.map((language) => {
    const { scripts } = filesOf(name, language)
    if (!scripts.some((file) => file.includes(`/words-${language}-`)))
      throw new Error(`The texts in ${language} are missing`)
    return scripts
  })
  const total = Math.max(
    ...loads.map((scripts) => scripts.reduce((sum, file) => sum + sizes(client, file).small, 0)),
  )
  const max = maxByPage[name] ?? maxFirstLoad
  const count = Math.max(...loads.map(({ length }) => length))
  const isWithin = total <= max && count <= (maxScripts[name] ?? count)
  const verdict = total > max ? 'TOO LARGE' : isWithin ? '' : `TOO MANY, at most ${maxScripts[name]}`
  print(
    `  ${name.padEnd(20)} ${inKilobytes(total)} kB brotli of at most ${max / kilobyte} in ${count} files ${verdict}`,
  )
  return isWithin
}

function sizes(client: string, file: string): { size: number; small: number } {
  const full = path.join(client, file)
  const size = fs.statSync(full).size
  const compressed = `${full}.br`
  return { size, small: fs.existsSync(compressed) ? fs.statSync(compressed).size : size }
}

const inKilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1).padStart(8)
const print = (line: string) => process.stdout.write(`${line}\n`)
