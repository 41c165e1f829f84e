import { rankIntents } from '#server/ai/local/intents/intent.ts'
import { intents } from '#server/ai/local/intents/table.ts'
import { namedOne, pointsAtOne } from '#server/ai/local/named.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import type { Spoken } from '#server/ai/local/questionLanguage.ts'
import { asksForOne } from '#server/ai/local/topics.ts'

/* What a few words ask of the turn before, said in full. Patterns of folded wordings with a space around each word. */

const asksPayment =
  / (?:como (?:se |es que se )?(?:va |vai |iria )?(?:paga\w*|abon\w+)|(?:formas?|planes?|plan) de pagos?|como (?:son|es) (?:los?|el) pagos?|payment (?:plans?|terms)|how (?:do|would|does) (?:you|i|we|one|it) (?:pay|get paid)|formas? de pagamento|como (?:fica|e) o pagamento)(?= )/
const lets =
  / (?:(?:lo|la|los) (?:pongo|ponemos|pusiera|alquilo|alquilamos|doy|rento) ?(?:en alquiler|a alquilar)?|(?:rent|let) it(?: out)?|(?:coloco|ponho) (?:pra|para) alugar|alug(?:o|ar) depois)(?= )/

const paysOffPlan: Record<Spoken, string> = {
  es: '¿cómo se va pagando un departamento en pozo?',
  en: 'how do you pay for a flat that is off plan?',
  pt: 'como se paga um apartamento na planta?',
}
const yields: Record<Spoken, (place: string) => string> = {
  es: (place) => `¿cuánto rinde un departamento para alquilar en ${place}?`,
  en: (place) => `what does an apartment to rent out yield in ${place}?`,
  pt: (place) => `quanto rende um apartamento para alugar em ${place}?`,
}

/** "¿Y eso cómo se va pagando?" after homes off plan, "¿y si después lo alquilo?" after rent or buy. */
export function impliedMatter(now: Meaning, prior: Meaning): string | undefined {
  const { wording, understood, thread, spoken, history } = now
  const language = spoken ?? prior.spoken ?? 'es'
  const { stage = [] } = thread.search?.filters ?? {}
  const isOffPlan = stage.some((one) => one === 'off_plan' || one === 'under_construction')
  const isOfOne = pointsAtOne(wording) || asksForOne(prior.wording) || namedOne(history) !== undefined
  if (isOffPlan && !isOfOne && understood.criteria.length === 0 && asksPayment.test(wording))
    return paysOffPlan[language]
  if (!lets.test(wording) || rankIntents(intents, prior)[0]?.intent.name !== 'rentOrBuy') return undefined
  const { neighborhood, city } = prior.understood.filters
  return yields[language](neighborhood?.[0] ?? city?.[0] ?? 'Asunción')
}
