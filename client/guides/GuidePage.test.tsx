import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { guidePath } from '#shared/guides/guidePath.ts'
import { guideNames } from '#shared/guides/guides.ts'
import { guideTexts } from '#shared/guides/guideTexts.ts'
import { openSite, words } from '#tests/components/render.tsx'

const { guides: w } = words.es
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')

async function open(path: string, language: 'es' | 'en' = 'es') {
  const rendered = await openSite(path, { language })
  await screen.findByRole('heading', { level: 1 })
  return rendered
}

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
