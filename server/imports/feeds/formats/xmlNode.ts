import { FeedError } from '#server/imports/feeds/feedError.ts'
import { parseXml } from '#server/imports/read/xmlEvents.ts'
import { feedLimits } from '#shared/imports/feedTypes.ts'

export interface XmlNode {
  /** In lower case. */
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlNode[]
}

/** The first of that path, else nothing. */
export function at({ children }: XmlNode, name: string, ...rest: string[]): XmlNode | undefined {
  const found = children.find((one) => one.name === name)
  const [next, ...further] = rest
  return found && next !== undefined ? at(found, next, ...further) : found
}

/** Trimmed; empty where there is none. */
export const textAt = (node: XmlNode, name: string, ...rest: string[]) =>
  at(node, name, ...rest)?.text.trim() ?? ''

export const all = (node: XmlNode | undefined, name: string) =>
  (node?.children ?? []).filter((one) => one.name === name)

/** The listings of a feed, as it comes. Throws `FeedError`, and `SheetError` where its end is missing. */
export async function* xmlItems(
  chunks: AsyncIterable<Buffer>,
  { roots, item }: { roots: readonly string[]; item: string },
): AsyncGenerator<XmlNode> {
  const ready: XmlNode[] = []
  /** Of the listing that is open. */
  const stack: XmlNode[] = []
  let size = 0
  let hasRoot = false
  const grow = (text: string) => {
    size += text.length
    if (size > feedLimits.listing) throw new FeedError('too_large')
  }
  const parsing = parseXml(chunks, {
    open(given, attributes) {
      const name = given.toLowerCase()
      if (!hasRoot && !roots.includes(name)) throw new FeedError('not_a_feed')
      hasRoot = true
      const parent = stack.at(-1)
      if (!parent && name !== item) return
      if (!parent) size = 0
      grow(name)
      const node = { name, attributes, text: '', children: [] }
      parent?.children.push(node)
      stack.push(node)
    },
    text(text) {
      const node = stack.at(-1)
      if (!node) return
      grow(text)
      node.text += text
    },
    close() {
      const node = stack.pop()
      if (node && stack.length === 0) ready.push(node)
    },
  })
  for await (const _ of parsing) yield* ready.splice(0)
  if (!hasRoot) throw new FeedError('not_a_feed')
}
