import { z } from 'zod'
import { answerTo } from '#server/ai/guides/answerFromGuides.ts'
import { guideText } from '#server/ai/guides/guideTexts.ts'
import { firstPhrasing, likeness, nearestPhrasings } from '#server/ai/local/passages/phrasings.ts'
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
const answered = z.object({
  question: z.string().describe('The frequent question that it answers: judge whether it is the one asked'),
  answer: z.string().describe('With its sources, and whom to ask where it is not certain'),
  path: z.string().nullable().describe('Of the guide that has more of it'),
})
/** Characters. */
const maxQuestion = 400
/** Of one question, nearest first. */
const maxAnswers = 3

export const guides = tool({
  name: 'guides',
  title: 'Guides of buying, renting and moving',
  description:
    'What this site’s own guides say about property in Paraguay: steps, costs and taxes, guarantees, foreigners and the border zone, off plan, land papers, loans, returns, moving, selling. With `question` it gives the answers to the frequent questions that are most like it; with `name` a guide’s text, each section with its sources and how certain they are; with neither it lists them. Use it for questions such as “Can foreigners buy?” or “Who pays for repairs?”: name the source, and where confidence is low say so and whom to ask. Example: {"question": "Can my landlord raise the rent?"}.',
  input: z.object({
    question: z.string().min(1).max(maxQuestion).optional().describe('As it was asked, in any language'),
    name: guideName.optional().describe('Of a whole guide'),
  }),
  output: z.object({ answers: z.array(answered), guides: z.array(listed), guide: guide.nullable() }),
  async run({ api, language, ...caller }, { question, name }) {
    const isList = question === undefined && name === undefined
    if (isList) return { answers: [], guides: guideNames.map((one) => listedOf(one, language)), guide: null }
    const { rate } = await api.callInternally(currencyApi.rate, { ...caller, language })
    return {
      answers: question === undefined ? [] : answersTo(question, language, rate),
      guides: [],
      guide: name === undefined ? null : wholeOf(name, language, rate),
    }
  },
})

/** The same answers as the chat's. */
function answersTo(question: string, language: Language, rate: number): z.output<typeof answered>[] {
  return nearestPhrasings(question)
    .filter(({ similarity }) => similarity >= likeness.alone)
    .slice(0, maxAnswers)
    .map((found) => {
      const { text, link } = answerTo(found, { language, rate })
      return { question: firstPhrasing(found, language), answer: text, path: link?.to ?? null }
    })
}

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
