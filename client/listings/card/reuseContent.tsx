import { Fragment, type ReactNode } from 'react'
import { formatAgo } from '#client/core/format.ts'
import { toStep } from '#client/core/rendering/rendering.ts'
import type { Language } from '#shared/core/language.ts'
import type { HtmlStore } from '#shared/page/bootData.ts'
import { CardContent } from './CardContent.tsx'
import { type CardPart, type CardProps, unshown } from './cardProps.ts'
import { agoStep } from './ListingFooter.tsx'

/** Between contents that are rendered at once. */
const end = <hr data-end="" />
const endHtml = '<hr data-end=""/>'

/** In development, changed code makes other HTML. */
const loadedAt = Date.now()

interface Page {
  language: Language
  now: number
  /** From earlier pages. */
  store: HtmlStore
  render(content: ReactNode): string
}

/**
 * For pages of visitors: content from earlier pages, by all that it depends on. In the page stand marks, which `fill`
 * replaces by the content: React would copy it more than once. New content is rendered by `fill`.
 */
export function reuseContent({ language, now, store, render }: Page) {
  const contents: { key: string; html?: Uint8Array | undefined; content: ReactNode }[] = []
  const numbersByKey = new Map<string, number>()
  const roundedNow = toStep(now, agoStep)

  function htmlOf(by: string, content: ReactNode): string {
    const key = `${loadedAt} ${language} ${by}`
    let number = numbersByKey.get(key)
    if (number === undefined) {
      number = contents.push({ key, html: store.get(key), content }) - 1
      numbersByKey.set(key, number)
    }
    return `<!--content ${number}-->`
  }

  function keyOf({ listing, action, footer, ...props }: CardProps): string {
    const { publishedAt } = listing
    const ago = publishedAt && formatAgo(publishedAt, language, roundedNow, true)
    const parts = [action, footer].map((part) => part && numberOf(part))
    return JSON.stringify([ago, parts, props, { ...listing, ...unshown }])
  }

  return {
    htmlOf,
    htmlOfCard: (props: CardProps) => htmlOf(keyOf(props), <CardContent {...props} />),
    /** In UTF-8. */
    fill(page: string): Uint8Array {
      const missing = contents.filter(({ html }) => html === undefined)
      if (missing.length > 0) {
        const all = missing.map(({ key, content }) => (
          <Fragment key={key}>
            {content}
            {end}
          </Fragment>
        ))
        const filled = render(all).split(endHtml)
        for (const [index, one] of missing.entries()) one.html = encoder.encode(filled[index])
      }
      const pieces = page
        .split(/<!--content (\d+)-->/)
        .map((piece, at) => (at % 2 > 0 ? contents[Number(piece)]?.html : encoder.encode(piece)))
      const filled = joined(pieces.filter((piece) => piece !== undefined))
      for (const { key, html } of missing) if (html) store.set(key, html)
      return filled
    },
  }
}

const encoder = new TextEncoder()

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

const numbers = new Map<CardPart, number>()

function numberOf(part: CardPart): number {
  const number = numbers.get(part) ?? numbers.size
  numbers.set(part, number)
  return number
}
