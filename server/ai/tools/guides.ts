import { z } from 'zod'
import { guideText } from '#server/ai/guides/guideTexts.ts'
import { words } from '#server/core/words.ts'
import type { Language } from '#shared/core/language.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { type FactName, factOf } from '#shared/guides/facts/facts.ts'
import { originText } from '#shared/guides/facts/factText.ts'
import { guidePath } from '#shared/guides/guidePath.ts'
import { type GuideName, guideNames, guidesReviewed } from '#shared/guides/guides.ts'
import { factsIn, plainText, textsOf } from '#shared/guides/guideText.ts'
import { type ToolContext, tool } from './tool.ts'

const guideName = z.enum(guideNames)
const listed = z.object({ name: guideName, title: z.string(), about: z.string(), path: z.string() })
const source = z.object({
  source: z.string().describe('Law, who said so and when'),
  confidence: z.enum(['high', 'medium', 'low']),
  ask: z.string().nullable().describe('Whom to ask, where it is not certain'),
})
const guide = z.object({
  name: guideName,
  title: z.string(),
  summary: z.string(),
  path: z.string().describe('Of its page on this site'),
  reviewed: z.string(),
  sections: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      path: z.string(),
      sources: z.array(source).describe('Of the figures and rules in its text, in their order'),
    }),
  ),
  note: z.string(),
})

export const guides = tool({
  name: 'guides',
  title: 'Guides of buying, renting and moving',
  description:
    'What this site’s own guides say about property in Paraguay: steps, costs and taxes, guarantees, foreigners and the border zone, off plan, land papers, loans, returns, moving, selling. Without `name` it lists them, with one it gives its text, each section with its sources and how certain they are. Use it for questions such as “Can foreigners buy?” or “How much are closing costs?”: name the source, and where confidence is low say so and whom to ask. Example: {"name": "costs"}.',
  input: z.object({ name: guideName.optional().describe('Undefined: the list of them') }),
  output: z.object({ guides: z.array(listed), guide: guide.nullable() }),
  async run({ api, language, ...caller }, { name }) {
    if (name === undefined) return { guides: guideNames.map((one) => listedOf(one, language)), guide: null }
    const { rate } = await api.callInternally(currencyApi.rate, { ...caller, language })
    return { guides: [], guide: wholeOf(name, language, rate) }
  },
})

function listedOf(name: GuideName, language: ToolContext['language']): z.output<typeof listed> {
  const { title, text } = words(language).guides.names[name]
  return { name, title, about: text, path: guidePath(name, language) }
}

function wholeOf(name: GuideName, language: Language, rate: number): z.output<typeof guide> {
  const { title, summary, sections } = guideText(name, language)
  const { guides: w } = words(language)
  return {
    ...{ name, title, summary, reviewed: guidesReviewed, note: w.advice },
    path: guidePath(name, language),
    sections: sections.map((section) => {
      const texts = section.blocks.flatMap(textsOf)
      return {
        title: section.title,
        text: texts.map((text) => plainText(text, w.factWords, rate)).join('\n'),
        path: guidePath(name, language, section.id),
        sources: factsIn(texts).map((fact) => sourceOf(fact, language)),
      }
    }),
  }
}

function sourceOf(fact: FactName, language: Language): z.output<typeof source> {
  const { factWords } = words(language).guides
  const row = factOf(fact)
  return {
    source: originText(row, factWords),
    confidence: row.confidence,
    ask: row.ask ? factWords.advisers[row.ask] : null,
  }
}
