import clsx from 'clsx'
import { use } from 'react'
import { CardContent } from './CardContent.tsx'
import { CardHtmlContext } from './cardHtml.ts'
import type { CardProps } from './cardProps.ts'

export function ListingCard(props: CardProps) {
  const html = use(CardHtmlContext)?.(props)
  const className = clsx(
    'group relative flex h-full min-w-0 overflow-hidden rounded-lg border bg-surface-raised shadow-card transition-shadow duration-200 focus-within:shadow-lifted hover:shadow-lifted',
    props.layout === 'list' ? 'flex-row' : 'flex-col',
  )
  return html === undefined ? (
    <article className={className}>
      <CardContent {...props} />
    </article>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML of the content above
    <article className={className} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
