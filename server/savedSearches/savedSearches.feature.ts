import type { Auth } from '#server/auth/auth.service.ts'
import type { Context } from '#server/core/context.ts'
import { inBulk } from '#server/core/database/inBulk.ts'
import type { Feature } from '#server/core/feature.ts'
import type { ResponseCache } from '#server/core/http/cache/responseCache.ts'
import { every, handle } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import type { Currency } from '#server/currency/currency.service.ts'
import type { CardStore } from '#server/listings/cards/cardStore.ts'
import type { ListingOutbox } from '#server/listings/outbox/outbox.ts'
import type { SearchEngine } from '#server/listings/search/indexRuntime/searchEngine.ts'
import type { Mailer } from '#server/notifications/mailer.ts'
import { savedSearch } from '#shared/savedSearches/savedSearches.ts'
import { tellDue } from './alerts/tell.ts'
import { tellAlerts } from './alerts/tellAlerts.ts'
import { createSavedSearchLinks } from './links.ts'
import { alertMailJobs } from './mails/alertMails.jobs.ts'
import { confirmationJobs } from './mails/confirmation.jobs.ts'
import { createFoundTexts } from './matching/found.ts'
import { createMatcher } from './matching/matcher.ts'
import { matchingJobs } from './matching/matching.jobs.ts'
import { createMatchConsumer } from './matching/matching.ts'
import { savedSearchesData } from './savedSearches.personal.ts'
import { purgeAlerts, purgeUnconfirmed } from './savedSearches.queries.ts'
import { savedSearchesRoutes } from './savedSearches.routes.ts'

interface Services {
  context: Context
  queue: Queue
  mailer: Mailer | undefined
  auth: Pick<Auth, 'keyFor'>
  currency: Pick<Currency, 'rate'>
  cards: CardStore
  responseCache: ResponseCache
  searchEngine: SearchEngine
  listingOutbox: ListingOutbox
}

export const savedSearchesFeature: Feature<Services> = {
  name: 'savedSearches',
  personalData: savedSearchesData,
  schemas: { SavedSearch: savedSearch },
  create({ context, queue, mailer, auth, listingOutbox, ...searching }) {
    const { db, database } = context
    const links = createSavedSearchLinks(auth.keyFor)
    const matching = { db, database, ...createMatching(context, searching) }
    const tell = () => tellDue(db, queue)
    listingOutbox.register(createMatchConsumer(queue))
    return {
      routes: (api) => savedSearchesRoutes(api, context, { queue, links }),
      jobs: [
        ...matchingJobs(matching, queue),
        handle(tellAlerts, tell),
        every(1, 'tell-due-alerts', tell),
        ...alertMailJobs(context, { mailer, links }),
        ...confirmationJobs(context, { mailer, links }),
        every(24 * 60, 'purge-unconfirmed-searches', () => inBulk(context, purgeUnconfirmed)),
        every(24 * 60, 'purge-alerts', () => inBulk(context, purgeAlerts)),
      ],
    }
  },
}

type Searching = Pick<Services, 'currency' | 'cards' | 'responseCache' | 'searchEngine'>

/** What compares listings with saved searches; searches are asked as visitors ask them. */
export function createMatching(
  context: Context,
  { currency, cards, responseCache, searchEngine }: Searching,
) {
  const { rate } = currency
  return {
    found: createFoundTexts(responseCache),
    matcher: createMatcher(context, { changes: responseCache, wordQueries: searchEngine.wordQueries, rate }),
    search: {
      database: context.database,
      engine: searchEngine,
      cards,
      rate,
      totals: <Value>(_key: string, count: () => Promise<Value>) => count(),
      texts: <Value>(_key: string, read: () => Promise<Value>) => read(),
    },
  }
}
