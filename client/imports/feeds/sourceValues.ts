import type { NewFeed } from '#shared/imports/feeds.ts'
import { type FeedFormat, feedSources } from '#shared/imports/feedTypes.ts'

export interface SourceValues {
  format: FeedFormat
  url: string
  key: string
}

export const emptySource: SourceValues = { format: 'kyero', url: '', key: '' }

/** What of it its kind has. */
export function bodyOf({ format, url, key }: SourceValues): NewFeed {
  const { address, key: asked } = feedSources[format]
  return {
    format,
    ...(address === null && { url: url.trim() }),
    ...(asked !== 'none' && key.trim() !== '' && { key: key.trim() }),
  }
}
