import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { words } from '#server/core/words.ts'
import type { SavedSearchLinks } from './links.ts'
import { findSubscriber, type Subscriber } from './savedSearches.queries.ts'

export const unknownLink = () =>
  new AppError('not_found', { sentence: (language) => words(language).errors.unknownLink })

/**
 * Whose saved searches a call is about: of the link, else of the session. Undefined: the user has none. Throws `not_found`
 * for an unknown link, `not_signed_in` and `forbidden`.
 */
export async function subscriberOf(
  db: Db,
  { actor, token }: { actor: Actor; token: string | undefined },
  links: SavedSearchLinks,
): Promise<Subscriber | undefined> {
  if (token !== undefined) return subscriberOfLink(db, token, links)
  if (actor.kind === 'visitor') throw new AppError('not_signed_in')
  if (actor.kind !== 'user') throw new AppError('forbidden')
  return findSubscriber(db, { userId: actor.id })
}

/** Throws `not_found`. */
export async function subscriberOfLink(db: Db, token: string, links: SavedSearchLinks): Promise<Subscriber> {
  const id = links.read('subscriber', token)
  const subscriber = id === undefined ? undefined : await findSubscriber(db, { id })
  if (!subscriber) throw unknownLink()
  return subscriber
}
