import { z } from 'zod'

export interface MeasuredPage {
  name: string
  url: string
}

/** The property is the first search result. */
export async function measuredPages(server: string): Promise<MeasuredPage[]> {
  const answer = await fetch(`${server}/api/listings?limit=1`)
  const [listing] = z.array(z.object({ id: z.string() })).parse(await answer.json())
  if (!listing) throw new Error('the server has no listings')
  const paths = { root: '/', home: '/home', search: '/search', property: `/property/${listing.id}` }
  const pages = Object.entries(paths).map(([name, path]) => ({ name, url: server + path }))
  for (const { url } of pages) await drawPictures(url)
  return pages
}

/** The demo draws pictures on request. */
async function drawPictures(url: string): Promise<void> {
  const html = await (await fetch(url)).text()
  for (const path of new Set(html.match(/\/media\/[\w-]+\/\d+\.\w+/g)))
    await (await fetch(new URL(path, url))).arrayBuffer()
}
