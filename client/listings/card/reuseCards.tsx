import { Fragment, type ReactNode } from 'react'
import { formatAgo } from '#client/core/format.ts'
import { toStep } from '#client/core/rendering/rendering.ts'
import type { Language } from '#shared/core/language.ts'
import type { HtmlStore } from '#shared/page/boot.ts'
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
  cards: HtmlStore
  render(content: ReactNode): string
}

/** For pages of visitors: content of cards from earlier pages. New content is rendered by `fill`. */
export function reuseCards({ language, now, cards, render }: Page) {
  const missing = new Map<string, { index: number; props: CardProps }>()
  const roundedNow = toStep(now, agoStep)

  function keyOf({ listing, action, footer, ...props }: CardProps): string {
    const { publishedAt } = listing
    const ago = publishedAt && formatAgo(publishedAt, language, roundedNow, true)
    const parts = [action, footer].map((part) => part && numberOf(part))
    return JSON.stringify([loadedAt, language, ago, parts, props, { ...listing, ...unshown }])
  }

  return {
    htmlOf(props: CardProps): string {
      const key = keyOf(props)
      const html = cards.get(key)
      if (html !== undefined) return html
      const card = missing.get(key) ?? { index: missing.size, props }
      missing.set(key, card)
      return `<!--card ${card.index}-->`
    },
    fill(page: string): string {
      if (missing.size === 0) return page
      const all = Array.from(missing, ([key, { props }]) => (
        <Fragment key={key}>
          <CardContent {...props} />
          {end}
        </Fragment>
      ))
      const filled = render(all).split(endHtml)
      for (const [key, { index }] of missing) cards.set(key, filled[index] ?? '')
      return page.replace(/<!--card (\d+)-->/g, (_, index) => filled[Number(index)] ?? '')
    },
  }
}

const numbers = new Map<CardPart, number>()

function numberOf(part: CardPart): number {
  const number = numbers.get(part) ?? numbers.size
  numbers.set(part, number)
  return number
}
