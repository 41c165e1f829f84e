import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cite, f } from '#shared/guides/facts/facts.ts'
import { guidePath } from '#shared/guides/guidePath.ts'
import { guideNames } from '#shared/guides/guides.ts'
import { guidesApi } from '#shared/guides/guidesApi.ts'
import { guideTexts } from '#shared/guides/guideTexts.ts'
import { openSite, words } from '#tests/components/render.tsx'
import { errorResponse, stubEndpoint } from '#tests/components/server.ts'

const { guides: w } = words.es
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')

async function open(path: string, language: 'es' | 'en' = 'es') {
  const rendered = await openSite(path, { language })
  await screen.findByRole('heading', { level: 1 })
  return rendered
}

const asked = Array.from({ length: 10 }, (_, at) => ({
  id: `asked${at}`,
  question: `¿Pregunta ${at}?`,
  answer: `Respuesta ${at}: hasta ${f.rentTerm.longest}${cite.rentLaw}.`,
}))
beforeEach(() => stubEndpoint(guidesApi.questions, asked))

describe('a guide', () => {
  it.each(guideNames)(
    '%s leads from each footnote to its source and from its contents to its sections',
    async (name) => {
      await open(guidePath(name, 'es'))
      const article = screen.getByRole('article')
      const links = [...article.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      expect(links.length).toBeGreaterThan(10)
      const lost = links.map((link) => link.hash.slice(1)).filter((id) => !document.getElementById(id))
      expect(lost).toEqual([])
      const ids = [...article.querySelectorAll('[id]')].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const { sections } = await guideTexts[name].es()
      expect(screen.getAllByRole('heading', { level: 2 }).map(plain)).toEqual([
        ...sections.map(({ title }) => title),
        w.questions,
        w.sources,
      ])
    },
  )

  it('gives a figure with its source, in dollars too, and marks what is unconfirmed', async () => {
    await open(guidePath('costs', 'es'))
    const item = (text: RegExp) => {
      const found = screen.getAllByRole('listitem').find((one) => text.test(plain(one) ?? ''))
      if (!found) throw new Error(`no item ${text}`)
      return within(found)
    }
    const fee = item(/^Certificado del registro/)
    expect(plain(fee.getByText(/94\.777/))).toBe('Gs. 94.777 (unos $13)')
    const source = document.querySelector(fee.getByRole('link').getAttribute('href') ?? '')
    expect(source).toHaveTextContent(/Ley 7424\/2025, art\. 77.*1000 Noticias.*9 de febrero de 2026/)
    expect(source).not.toHaveTextContent(w.unsure)
    const notary = item(/^Honorario del escribano/)
    const doubt = notary.getByRole('link', { name: /Sin confirmar/ })
    expect(document.querySelector(doubt.getAttribute('href') ?? '')).toHaveTextContent(
      'Sin confirmar Preguntá a un escribano.',
    )
  })

  it('says once that it is no advice', async () => {
    await open(guidePath('renting', 'en'), 'en')
    expect(screen.getAllByText(words.en.guides.advice)).toHaveLength(1)
  })

  it('is read under its address in either language', async () => {
    await open(guidePath('land', 'en'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(w.names.land.title)
  })

  it('has frequent questions, folded, with their figures and sources', async () => {
    const { person } = await open(guidePath('selling', 'es'))
    const asks = document.getElementById('preguntas') ?? document.body
    expect(within(asks).getByText('¿Pregunta 7?')).toBeVisible()
    expect(within(asks).getByText('¿Pregunta 9?')).not.toBeVisible()
    await person.click(within(asks).getByText(w.moreQuestions(2)))
    await person.click(within(asks).getByText('¿Pregunta 9?'))
    const answer = within(asks).getByText(/Respuesta 9/)
    expect(answer).toBeVisible()
    expect(plain(answer)).toMatch(/hasta 5 años/)
    const [footnote] = within(answer).getAllByRole('link')
    expect(document.querySelector(footnote?.getAttribute('href') ?? '')).toHaveTextContent(/Código Civil/)
  })

  it('is whole where its questions cannot be had, which can be tried again', async () => {
    stubEndpoint(guidesApi.questions, errorResponse('unavailable'))
    const { person } = await open(guidePath('selling', 'es'))
    stubEndpoint(guidesApi.questions, asked)
    await person.click(await screen.findByRole('button', { name: words.es.core.retry }))
    expect(await screen.findByText('¿Pregunta 0?')).toBeVisible()
  })

  it('that there is none of leads to all of them', async () => {
    await open('/guias/nada')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(w.missing)
    expect(screen.getByRole('link', { name: w.all })).toHaveAttribute('href', '/guias')
  })
})

describe('the page of all guides', () => {
  it('links each once', async () => {
    await open('/guias')
    const main = within(screen.getByRole('main'))
    const links = main.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links.toSorted()).toEqual(guideNames.map((name) => guidePath(name, 'es')).toSorted())
  })
})
