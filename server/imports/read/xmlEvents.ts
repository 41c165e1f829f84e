import { StringDecoder } from 'node:string_decoder'
import { Parser } from 'htmlparser2'
import { SheetError } from './sheetError.ts'

export interface XmlHandler {
  open?(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
}

/** The parser's time grows with the square of its depth. */
const maxDepth = 40

/** Yields after each chunk. Names come without their prefix. Throws `SheetError`, also where the root stays open. */
export async function* parseXml(chunks: AsyncIterable<Buffer>, handler: XmlHandler): AsyncGenerator<void> {
  const decoder = new StringDecoder('utf8')
  let depth = 0
  let isEnding = false
  let isCut = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > maxDepth) throw new SheetError('broken_sheet')
        handler.open?.(bare(name), attributes)
      },
      ontext: (text) => handler.text?.(text),
      onclosetag(name) {
        depth--
        if (isEnding) isCut = true
        handler.close?.(bare(name))
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for await (const chunk of chunks) {
    parser.write(decoder.write(chunk))
    yield
  }
  parser.write(decoder.end())
  isEnding = true
  parser.end()
  if (isCut) throw new SheetError('broken_sheet')
  yield
}

/** "x:row" → "row". */
const bare = (name: string) => name.slice(name.indexOf(':') + 1)

export async function readXml(chunks: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> {
  for await (const _ of parseXml(chunks, handler));
}
