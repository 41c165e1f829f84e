import { escapeInScript } from '#server/core/http/answers/escape.ts'
import type { InternalAnswer } from '#server/core/http/answers/internalAnswer.ts'
import type { Page } from '#shared/core/paging.ts'
import type { QueryKey } from '#shared/core/queryKey.ts'
import type { Boot } from '#shared/page/bootData.ts'

export interface BootQuery {
  key: QueryKey
  /** Follow each other. */
  json: readonly Buffer[]
}

export const jsonOf = (value: unknown): Buffer[] => [Buffer.from(JSON.stringify(value))]

/** As React Query stores the first of several pages. */
export function firstPageJson(page: Page<InternalAnswer>, cursor: string | undefined): Buffer[] {
  const { items, ...rest } = page
  const chunks = items.flatMap((item, index) => [...(index > 0 ? [comma] : []), ...item.json()])
  const end = `,${JSON.stringify(rest).slice(1)}],"pageParams":${JSON.stringify([cursor])}}`
  return [Buffer.from('{"pages":[{"items":['), ...chunks, Buffer.from(`]${end}`)]
}

const comma = Buffer.from(',')

/** In one piece, with JSON's escapes for what would end a script element. Read by the renderer and in the page. */
export function writeBoot(
  queries: readonly BootQuery[],
  { language, rendering }: Pick<Boot, 'language' | 'rendering'>,
): Buffer {
  const chunks = queries.flatMap(({ key, json }, index) => [
    Buffer.from(`${index > 0 ? ',' : ''}{"key":${JSON.stringify(key)},"data":`),
    ...json,
    closing,
  ])
  const end = rendering ? `],"rendering":${JSON.stringify(rendering)}}` : ']}'
  const all = [
    Buffer.from(`{"language":${JSON.stringify(language)},"queries":[`),
    ...chunks,
    Buffer.from(end),
  ]
  return Buffer.concat(all.map(escaped))
}

const closing = Buffer.from('}')
const marks = ['<', '>', '&', '\u2028', '\u2029'].map((mark) => Buffer.from(mark))

function escaped(json: Buffer): Buffer {
  if (!marks.some((mark) => json.includes(mark))) return json
  return Buffer.from(escapeInScript(json.toString()))
}
