import { guideText } from '#server/ai/guides/guideTexts.ts'
import { addressOf } from '#server/core/pageAddress.ts'
import { cardPath } from '#server/page/openGraph/cardPath.ts'
import { brand } from '#shared/brand.ts'
import { fallbackRate } from '#shared/currency/currencies.ts'
import { guideOfSlug, guidePath } from '#shared/guides/guidePath.ts'
import { type GuideName, guideNames, guidesReviewed } from '#shared/guides/guides.ts'
import { type GuideQuestion, guidesApi } from '#shared/guides/guidesApi.ts'
import { type GuideText, plainText, textsOf } from '#shared/guides/guideText.ts'
import { paths } from '#shared/paths.ts'
import { trailData } from './jsonLd.ts'
import type { OwnContent, PageRequest } from './pageRequest.ts'

const context = 'https://schema.org'

async function guidesPage(request: PageRequest): Promise<OwnContent> {
  const { language, origin, words } = request
  const { title, intro, names } = words.guides
  return {
    meta: {
      description: intro,
      jsonLd: [
        {
          '@context': context,
          '@type': 'CollectionPage',
          name: title,
          description: intro,
          url: addressOf(origin, paths.guides(language), language),
          inLanguage: language,
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: guideNames.map((name, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: names[name].title,
              url: addressOf(origin, guidePath(name, language), language),
            })),
          },
        },
      ],
    },
  }
}

async function guidePage(request: PageRequest): Promise<OwnContent> {
  const { language, params, words } = request
  const name = guideOfSlug(params.topic)
  if (!name) return { status: 404, meta: { title: words.guides.missing } }
  const text = guideText(name, language)
  const { data: questions = [] } = await request.boot.query(guidesApi.questions, {
    query: { guide: name, language },
  })
  const { title, summary: description } = text
  const rate = (await request.rate).data?.rate ?? fallbackRate
  const write = (marked: string) => plainText(marked, words.guides.factWords, rate)
  const steps = [
    { name: words.guides.title, path: paths.guides(language) },
    { name: title, path: guidePath(name, language) },
  ]
  return {
    meta: {
      title,
      description,
      canonical: (one) => guidePath(name, one),
      type: 'article',
      image: { path: cardPath('guides', name, language), alt: title },
      jsonLd: [
        articleData(request, name, text),
        ...partData(text, questions, write),
        trailData(request, steps),
      ],
    },
  }
}

function articleData({ origin, language }: PageRequest, name: GuideName, text: GuideText): object {
  const url = addressOf(origin, guidePath(name, language), language)
  const publisher = { '@type': 'Organization', name: brand.name, url: `${origin}/` }
  return {
    '@context': context,
    '@type': 'Article',
    '@id': url,
    mainEntityOfPage: url,
    headline: text.title,
    description: text.summary,
    image: origin + cardPath('guides', name, language),
    inLanguage: language,
    dateModified: guidesReviewed,
    author: publisher,
    publisher,
  }
}

const answered = (name: string, text: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
})

/** All of them would double the page. */
const maxAsked = 12

/** The steps of a guide, the sections that answer a question, and the first frequent ones. */
function partData(
  { title, sections }: GuideText,
  asked: readonly GuideQuestion[],
  write: (text: string) => string,
): object[] {
  const steps = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'steps' in block ? block.steps : [])),
  )
  const questions = sections.filter((section) => section.title.endsWith('?'))
  const howTo = {
    '@context': context,
    '@type': 'HowTo',
    name: title,
    step: steps.map((step, index) => ({ '@type': 'HowToStep', position: index + 1, text: write(step) })),
  }
  const faq = {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: [
      ...questions.map(({ title: name, blocks }) =>
        answered(name, blocks.flatMap(textsOf).map(write).join('\n')),
      ),
      ...asked.slice(0, maxAsked).map(({ question, answer }) => answered(question, write(answer))),
    ],
  }
  return [...(steps.length > 0 ? [howTo] : []), ...(faq.mainEntity.length > 0 ? [faq] : [])]
}

export const guidePages = { guides: guidesPage, guide: guidePage }
