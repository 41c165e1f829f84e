export type TokenKind = 'plain' | 'comment' | 'string' | 'keyword' | 'number'

export interface Token {
  kind: TokenKind
  text: string
}

const rules: readonly [Exclude<TokenKind, 'plain'>, string][] = [
  ['comment', String.raw`//[^\n]*`],
  ['string', `'[^']*'|"[^"]*"|\`[^\`]*\``],
  [
    'keyword',
    String.raw`\b(?:const|import|export|from|type|function|def|with|as|in|not|return|await|new|if|for|of|throw|curl|npx|npm)\b|(?<=\s)--?[\w-]+`,
  ],
  ['number', String.raw`\b\d+\b`],
]
const pattern = new RegExp(rules.map(([kind, rule]) => `(?<${kind}>${rule})`).join('|'), 'g')

/** Not a parser. */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) })
    const kind = rules.find(([name]) => match.groups?.[name] !== undefined)?.[0] ?? 'plain'
    tokens.push({ kind, text: match[0] })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) })
  return tokens
}
