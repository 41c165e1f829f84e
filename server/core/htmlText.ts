import { Parser } from 'htmlparser2'

const blocks = new Set(
  'address article aside blockquote dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
const hidden = new Set(['script', 'style', 'template', 'title'])

/** The parser searches its stack of open elements at each closing tag. */
const maxDepth = 200
const step = 4096

/** Lines of text as a browser would show them; a quotation begins with `> `. Linear; stops at 200 nested elements. */
export function textOfHtml(html: string): string {
  const lines: string[] = []
  let line = ''
  let depth = 0
  let hiddenDepth = 0
  const endLine = () => {
    lines.push(line.replace(/\s+/g, ' ').trim())
    line = ''
  }
  const endBlock = (name: string) => {
    if (name === 'br' || (blocks.has(name) && line.trim() !== '')) endLine()
  }
  const parser = new Parser({
    onopentag(name) {
      depth++
      if (hidden.has(name)) hiddenDepth++
      endBlock(name)
      if (name === 'blockquote') line = '> '
    },
    onclosetag(name) {
      depth--
      if (hidden.has(name)) hiddenDepth--
      else if (name !== 'br') endBlock(name)
    },
    ontext(text) {
      if (hiddenDepth === 0) line += text
    },
  })
  for (let at = 0; at < html.length && depth <= maxDepth; at += step) parser.write(html.slice(at, at + step))
  parser.end()
  endLine()
  return lines.join('\n').trim()
}
