import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '#server/core/words.ts'
import { languages } from '#shared/core/language.ts'
import { guidePath } from '#shared/guides/guidePath.ts'
import { guideNames } from '#shared/guides/guides.ts'
import { guidesApi } from '#shared/guides/guidesApi.ts'
import { paths } from '#shared/paths.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://oga.test' })
})
afterAll(() => app.close())

async function visit(path: string) {
  const answer = await app.fetch(path)
  const html = await answer.text()
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']): unknown => JSON.parse(json),
  )
  return { status: answer.status, html, data }
}

describe.each(languages)('the guides in %s', (language) => {
  const address = (path: string) => (language === 'es' ? path : `${path}?lang=${language}`)

  it.each(guideNames)('have a page for %s with its own head, in both languages', async (name) => {
    const { title } = words(language).guides.names[name]
    const { status, html, data } = await visit(address(guidePath(name, language)))
    expect(status).toBe(200)
    expect(html).toContain(`<title>${title} · Óga</title>`)
    expect(html).toContain(
      `<link rel="canonical" href="https://oga.test${address(guidePath(name, language))}">`,
    )
    expect(html).toContain(`hreflang="en" href="https://oga.test${guidePath(name, 'en')}?lang=en"`)
    expect(html).toContain(`hreflang="x-default" href="https://oga.test${guidePath(name, 'es')}"`)
    expect(html).toContain('<meta property="og:type" content="article">')
    expect(html).toContain(`content="https://oga.test/og/guides/${name}.jpg`)
    expect(data).toContainEqual(
      expect.objectContaining({ '@type': 'Article', headline: title, inLanguage: language }),
    )
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
    expect(JSON.stringify(data)).not.toMatch(/\{\^?\w+(?:\.\w+)?\}|undefined/)
  })

  it('have the frequent questions that belong to them, told to search engines too', async () => {
    const query = new URLSearchParams({ guide: 'renting', language })
    const asked = guidesApi.questions.answer.parse(
      await (await app.fetch(`/api/guides/questions?${query}`)).json(),
    )
    expect(asked.length).toBeGreaterThan(20)
    const { html, data } = await visit(address(guidePath('renting', language)))
    const [first, last] = [asked[0], asked.at(-1)]
    expect(JSON.stringify(data)).toContain(JSON.stringify(first?.question))
    expect(html).toContain(JSON.stringify(last?.question).slice(1, -1))
  })

  it('are listed on one page', async () => {
    const { status, data } = await visit(address(paths.guides(language)))
    expect(status).toBe(200)
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'CollectionPage',
        mainEntity: expect.objectContaining({
          itemListElement: expect.objectContaining({ length: guideNames.length }),
        }),
      }),
    )
  })

  it('answer the questions of their sections for search engines', async () => {
    const { data } = await visit(address(guidePath('foreigners', language)))
    const question = language === 'es' ? '¿Un extranjero puede comprar?' : 'Can a foreigner buy?'
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'FAQPage',
        mainEntity: expect.arrayContaining([expect.objectContaining({ name: question })]),
      }),
    )
    const buying = await visit(address(guidePath('buying', language)))
    expect(buying.data).toContainEqual(expect.objectContaining({ '@type': 'HowTo' }))
  })
})

describe('a guide', () => {
  it.each(['/guias/nada', '/guides/nothing', '/guias/comprar/mas'])('is a 404 at %s', async (path) => {
    expect((await visit(path)).status).toBe(404)
  })

  it('has a picture for link previews, in each language', async () => {
    const read = async (path: string) => Buffer.from(await (await app.fetch(path)).arrayBuffer())
    const [spanish, english] = [await read('/og/guides/land.jpg'), await read('/og/guides/land.jpg?lang=en')]
    expect(await sharp(spanish).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(spanish.equals(english)).toBe(false)
    expect((await app.fetch('/og/guides/nothing.jpg')).status).toBe(404)
  })
})
