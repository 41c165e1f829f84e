import { useMemo } from 'react'
import type { Example } from '#shared/developers/examples.ts'
import { CopyButton } from './CopyButton.tsx'
import { type TokenKind, tokensOf } from './highlight.ts'

const tones: Record<TokenKind, string | undefined> = {
  plain: undefined,
  comment: 'text-ink-muted',
  string: 'text-positive',
  keyword: 'text-action',
  number: 'text-accent',
}

export function CodeBlock({ title, example }: { title: string; example: Example }) {
  const tokens = useMemo(() => withPositions(example.code), [example.code])
  return (
    <figure className="overflow-hidden rounded-lg border bg-surface-raised text-ink shadow-card">
      <figcaption className="flex items-center justify-between gap-3 border-b py-1 pr-1.5 pl-4">
        <span className="py-1 font-semibold text-sm">{title}</span>
        <CopyButton text={example.code} what={title} />
      </figcaption>
      <pre className="whitespace-pre-wrap p-4 font-mono text-xs leading-6 [overflow-wrap:anywhere]">
        <code>
          {tokens.map(({ at, kind, text }) => (
            <span key={at} className={tones[kind]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  )
}

function withPositions(code: string) {
  let at = 0
  return tokensOf(code).map((token) => {
    const start = at
    at += token.text.length
    return { ...token, at: start }
  })
}
