import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { HowTopic } from '#server/ai/local/topics.ts'
import { paths } from '#shared/paths.ts'

export function suggestStart({ reply, texts, listing }: QuestionContext): void {
  const s = texts.words.replies.suggestions
  if (listing) reply.suggest(s.price, s.fair, s.visit, s.similar)
  else reply.suggest(s.search, s.market, s.estimate, s.returns)
}

export function answerHow(question: QuestionContext, topic: HowTopic): void {
  const { reply, texts } = question
  const w = texts.words.replies.how
  const language = texts.pageLanguage
  const pages: Partial<Record<HowTopic, readonly [string, string]>> = {
    fees: [w.feesLink, paths.terms],
    safety: [w.feesLink, paths.terms],
    method: [w.methodLink, paths.method(language)],
    publish: [w.publishLink, paths.publish],
    photos: [w.publishLink, paths.publish],
    guides: [w.guidesLink, paths.guides(language)],
    whyHere: [w.publishLink, paths.publish],
    mine: [w.mineLink, paths.mine],
    favorites: [w.favoritesLink, paths.favorites],
    account: [w.accountLink, paths.settings],
    team: [w.teamLink, paths.contact],
    report: [w.teamLink, paths.contact],
    mails: [w.accountLink, paths.settings],
    currency: [w.accountLink, paths.settings],
    compare: [w.compareLink, paths.compare],
    imports: [w.importsLink, paths.import()],
    api: [w.apiLink, paths.developers],
    alerts: [w.alertsLink, paths.alerts()],
    agency: [w.agencyLink, paths.agency()],
  }
  const page = pages[topic]
  if (page) reply.say(w[topic], page)
  else reply.say(w[topic])
  suggestStart(question)
}
