import { actorOf } from '#server/core/actor.ts'
import { listingsApi } from '#shared/listings.ts'
import { paths } from '#shared/paths.ts'
import { siteData } from './jsonLd.ts'
import { type PageContent, statusOf, type Visit } from './visit.ts'

/** `/`: the landing page, and for who is signed in the home screen. */
export async function rootPage(visit: Visit): Promise<PageContent> {
  const { boot, words, request } = visit
  if (actorOf(request).kind === 'user') {
    const { status, meta } = await homePage(visit)
    return { status, meta: { ...meta, canonical: paths.root } }
  }
  await boot.ask(listingsApi.featured)
  return {
    status: 200,
    meta: {
      title: words.landing.title,
      description: words.page.rootDescription,
      canonical: paths.root,
      jsonLd: siteData(visit),
    },
  }
}

/** `/home` */
export async function homePage(visit: Visit): Promise<PageContent> {
  const { boot, words } = visit
  const [trending] = await Promise.all([
    boot.ask(listingsApi.trending, { decisive: true }),
    boot.ask(listingsApi.featured),
    boot.ask(listingsApi.investment),
  ])
  return {
    status: statusOf(trending),
    meta: {
      title: words.home.title,
      description: words.page.homeDescription,
      canonical: paths.home,
      jsonLd: siteData(visit),
    },
  }
}

/** A page whose content is all in the client. */
export function plainPage(
  path: string,
  texts: (words: Visit['words']) => { title: string; description: string },
  { indexed }: { indexed: boolean },
) {
  return async ({ words }: Visit): Promise<PageContent> => ({
    status: 200,
    meta: { ...texts(words), canonical: indexed ? path : undefined },
  })
}

/** A page of who is signed in: it comes with their own data; a visitor is led elsewhere by the client. */
export function ownPage(
  texts: (words: Visit['words']) => { title: string; description: string },
  ask: (boot: Visit['boot']) => Promise<unknown>,
) {
  return async ({ boot, request, words }: Visit): Promise<PageContent> => {
    if (actorOf(request).kind === 'user') await ask(boot)
    return { status: 200, meta: texts(words) }
  }
}

/** Every address that is no page. */
export async function notFoundPage({ words }: Visit): Promise<PageContent> {
  return { status: 404, meta: { title: words.notFound.title, description: words.page.description } }
}
