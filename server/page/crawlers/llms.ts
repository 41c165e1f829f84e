import { words } from '#server/core/words.ts'
import { brand } from '#shared/brand.ts'
import { defaultLanguage, type Language } from '#shared/core/language.ts'
import { machinePaths } from '#shared/developers/endpoints.ts'
import { guidePath } from '#shared/guides/guidePath.ts'
import { guideNames } from '#shared/guides/guides.ts'
import { marketPath } from '#shared/market/marketPath.ts'
import { paths } from '#shared/paths.ts'
import { mainCities } from '#shared/places/mainCities.ts'

type Row = readonly [name: string, path: string, text?: string]

/** See llmstxt.org. */
export function llmsText(origin: string, language: Language): string {
  const { guides, page: texts } = words(language)
  const { llms: w } = texts
  const page = (path: string) => (language === defaultLanguage ? path : `${path}?lang=${language}`)
  const section = (title: string, rows: readonly Row[]) =>
    [
      `## ${title}`,
      '',
      ...rows.map(([name, path, text]) => `- [${name}](${origin}${path})${text ? `: ${text}` : ''}`),
    ].join('\n')
  const parts = [
    `# ${brand.name}`,
    `> ${w.summary}`,
    w.notes.map((note) => `- ${note}`).join('\n'),
    section(w.pages, [
      [w.search, page(paths.search()), w.searchText],
      [w.listing, '/property/{id}', w.listingText],
      [w.developments, page(paths.developments(language)), w.developmentsText],
      [w.agencies, page(paths.agencies()), w.agenciesText],
      [w.prices, page(paths.neighborhoodPrices())],
      [w.market, page(marketPath({ city: mainCities[0] }, language)), w.marketText],
      [w.calculator, page(paths.priceCalculator)],
      [w.returns, page(paths.investment(language))],
      [w.method, page(paths.method(language))],
    ]),
    section(guides.title, [
      [guides.title, page(paths.guides(language)), w.guidesText],
      ...guideNames.map(
        (name): Row => [guides.names[name].title, page(guidePath(name, language)), guides.names[name].text],
      ),
    ]),
    section(w.machines, [
      [w.mcp, machinePaths.mcp, w.mcpText],
      [w.openapi, machinePaths.openapi, w.openapiText],
      [w.developers, page(paths.developers)],
    ]),
    // The format's own name.
    section('Optional', [
      [w.sitemap, '/sitemap.xml'],
      [w.contact, page(paths.contact)],
      [w.terms, page(paths.terms)],
      [w.privacy, page(paths.privacy)],
    ]),
  ]
  return `${parts.join('\n\n')}\n`
}
