import type { Meaning } from '#server/ai/local/questionContext.ts'
import type { Spoken } from '#server/ai/local/questionLanguage.ts'
import { readSentence } from '#server/ai/local/readSentence.ts'
import { maxRead } from '#server/ai/local/wording.ts'
import type { ChatEntry } from '#shared/ai/ai.ts'

/** "Los que entren en mi plata", "anything within my budget?" */
const ofBudget =
  / (?:en|de|com|con|to|a|in|within|inside|under|no|do|ao|al|dentro de|dentro do|for)(?: (?:el|la|o|the))? (?:mi|my|our|nuestr[oa]|meu|nosso|minha) (?:plata|presupuesto|bolsillo|budget|price range|range|orcamento|bolso|means|dinero|dinheiro|alcance|limite)(?= )| (?:(?:me|nos) (?:alcanzan?|alcance[ns]?)|(?:puedo|podemos|pueda) pagar|i can afford|we can afford|cab(?:e|em) no (?:meu )?bolso)(?= )/
/** Of those that were shown, or of what there is: no question of how much that is. */
const ofShown =
  / (?:l[oa]s|algun[oa]s?|cual(?:es)?|que (?:entr\w+|encaj\w+|est\w+)|mostr\w+|muestr\w+|ver|hay|the ones|those|any\w*|which|show|see|one|os|as|algum\w*|quais|mostr\w+)(?= )/

/** US dollars, of the last turn that named a limit. */
function limitBefore(history: readonly ChatEntry[], rate: number): number | undefined {
  const said = history.filter(({ role }) => role === 'user').toReversed()
  for (const { content } of said) {
    const { maxPrice } = readSentence(content.slice(0, maxRead), { rate }).filters
    if (maxPrice !== undefined) return maxPrice
  }
  return undefined
}

const upTo: Record<Spoken, (limit: string) => string> = {
  es: (limit) => `hasta ${limit} dólares`,
  en: (limit) => `up to ${limit} dollars`,
  pt: (limit) => `até ${limit} dólares`,
}

/** What points at a budget, as the limit that was named before; undefined where nothing does, or none was. */
export function withinBudget({
  wording,
  history,
  rate,
  thread,
  spoken,
  spokenBefore,
}: Meaning): string | undefined {
  if (!thread.search || /\d/.test(wording) || !ofBudget.test(wording) || !ofShown.test(wording))
    return undefined
  const limit = limitBefore(history, rate)
  const language = spoken ?? spokenBefore.findLast((one) => one !== undefined) ?? 'es'
  return limit === undefined ? undefined : upTo[language](`${limit}`)
}
