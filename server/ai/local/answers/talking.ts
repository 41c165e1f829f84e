import { guideTitled } from '#server/ai/guides/guideTitles.ts'
import { wordsOf } from '#server/ai/local/conversation/searchState.ts'
import { quotedTitles } from '#server/ai/local/named.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { ofListing } from '#server/ai/local/topics/ofListing.ts'
import { asksHow, how, talk } from '#server/ai/local/topics.ts'
import { brand } from '#shared/brand.ts'
import { fold } from '#shared/core/text.ts'
import { suggestStart } from './helping.ts'
import { sayFaqOfListing } from './matters/faq.ts'
import { sayPassage } from './matters/passage.ts'
import { sayQuoted, wordsAbout } from './quoting.ts'

const ofOwnAccess =
  / (?:olvid\w+|perdi|recuper\w+|cambi\w+|restablecer|resetear|forgot|reset|change|lost|esqueci|trocar|mudar)(?: (?:mi|la|my|the|minha|a))? (?:contrasena|clave|password|senha)(?! (?:de|del|of|da|do) )(?= )/

/** "¿Quién paga el impuesto, el dueño?", "is it safe to reserve it?" order nothing. */
const asksWho =
  / (?:(?:lo|la|los|las|se|quien|eso) paga|paga (?:el|la|o|a) (?:inquilin\w+|duen\w+|propietari\w+|comprador\w*|vendedor\w*|dono))(?= )|^ (?:y )?(?:is (?:it|this|that)|are|es|e|sera|seria|conviene|deberia|should|devo|compensa|quien|cuanto|cuando|por que|que|cual|quem|quanto|who|what|when|why) /

type Refusal = 'rules' | 'private' | 'neighbors' | 'actions'

/** Undefined: nothing to refuse. */
export function refusal({ wording, listing }: Meaning): Refusal | undefined {
  if (talk.rules.test(wording)) return 'rules'
  if (talk.neighbors.test(wording)) return 'neighbors'
  if (talk.personal.test(wording) && !ofOwnAccess.test(wording)) return 'private'
  const isAsked = talk.actions.test(wording) && !listing && !asksHow.test(wording) && !asksWho.test(wording)
  return isAsked ? 'actions' : undefined
}

export function answerRefusal(question: QuestionContext, why: Refusal): void {
  question.reply.say(question.texts.words.replies.talk[why])
  suggestStart(question)
}

/** Said to the assistant, whatever else it reads like. */
const insults =
  / (?:(?:sos|eres|vos sos|voce e|vc e|tu e|you are|you re|u are|ur|este bot|esta app|esta pagina|this bot|that bot|this app)(?: \w+){0,3} (?:porqueria|basura|mierda|asco|desastre|verguenza|fracaso|inutil|idiota|lixo|merda|porcaria|inutil|useless|trash|garbage|joke|crap|terrible|worthless|pathetic|stupid)|no (?:me )?serv\w+ para nada|nao serve(?:s)? (?:para|pra) nada|good for nothing)(?= )/

/** "Esos precios son cualquiera": of prices, and asks nothing. */
const complains =
  / (?:(?:precios?|prices?|precos?)(?: \w+){0,3} (?:cualquiera|cualquier cosa|una locura|un robo|un disparate|una barbaridad|inflad[oa]s?|por las nubes|ridiculous|crazy|insane|nuts|a joke|a rip off|absurdos?|um roubo|loucura)|(?:son|es|sao|they re|you re) (?:todos |all )?(?:un[oa]?s? )?(?:chorros|ladrones|robo|locura|crooks|thieves|ladroes|roubo)) /

/** "¿Sos un bot? Quiero hablar con alguien" */
const wantsPerson =
  / (?:habl\w+|contact\w+|comunic\w+|talk|speak|falar)(?: \w+){0,2} (?:alguien|(?:una |un )?(?:persona|humano|asesor)|someone|somebody|(?:a )?(?:person|human)|alguem|(?:uma )?pessoa)(?= )/

/** "¿Y para qué servís si no sabés nada?" */
const asksUse =
  / (?:para que|pra que|para q) (?:serv\w+|sirv\w+|sos|estas)(?= )| what (?:are you|r u|is this bot) (?:even )?(?:good )?for(?= )| what (?:good|use) are you(?= )/

/** Words: more ask of something as well. */
const maxComplaint = 9

/** Words: more ask for help with something. */
const maxHelp = 6

/** Undefined for other questions. */
export function smallTalk({ wording, text, listing, texts, understood }: Meaning): string | undefined {
  const w = texts.words.replies.talk
  const title = listing?.title
  if (talk.hello.test(wording)) return title ? w.helloListing(title) : w.hello(brand.name)
  // Slips are mended only in what is asked: "porquería" is no "portería".
  const typed = ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  const asksNothing = Object.keys(understood.filters).length === 0
  if (asksUse.test(typed) && asksNothing) return title ? w.helpListing(title) : w.help
  const isInsult = talk.insult.test(wording) || talk.insult.test(typed)
  if (isInsult && (asksNothing || insults.test(typed)) && !how.team.test(wording))
    return texts.words.advice.talk.insult
  if (complains.test(typed) && asksNothing && typed.trim().split(' ').length <= maxComplaint)
    return texts.words.advice.talk.prices
  if (talk.bye.test(wording)) return w.bye
  if (talk.ok.test(wording)) return w.ok
  if (talk.thanks.test(wording) && wording.split(' ').length <= 8) return w.thanks
  if (talk.self.test(wording) && !wantsPerson.test(wording) && !(listing && ofListing.author.test(wording)))
    return w.self(brand.name)
  if (talk.help.test(wording) && wording.trim().split(' ').length <= maxHelp)
    return title ? w.helpListing(title) : w.help
  return undefined
}

export function answerTalk(question: QuestionContext, text: string): void {
  for (const line of text.split('\n')) {
    if (line.startsWith('• ')) question.reply.item(line.slice(2))
    else if (question.listing) question.reply.say(line, [question.listing.title, question.listing.path])
    else question.reply.say(line)
  }
  suggestStart(question)
}

/** "Algo lindo cerca del río": a wish, but no place or kind. */
const isVague =
  / (?:algo|something|algum\w*|busco|buscamos|necesito|necesitamos|quisiera|me gustaria|vivir|mudar\w*|invertir|urgente|i want|i need|looking|procuro|quero (?:um|uma|algo)|sonamos|sueno)(?= )/

/** What a guide says nearest to it, told as no more than that. */
function sayNearest(question: QuestionContext): boolean {
  const { listing, understood, wording } = question
  const isOther = listing !== undefined || talk.offTopic.test(wording) || talk.future.test(wording)
  if (isOther || (understood.criteria.length > 1 && !talk.advice.test(wording))) return false
  if (!sayPassage(question)) return false
  suggestStart(question)
  return true
}

const whom = [
  [
    'notary',
    / (?:titulos?|escritur\w+|escriban\w+|vendedor\w*|poder|registr\w+|deed|title|notary|seller|cartorio|escritura)(?= )/,
  ],
  ['accountant', / (?:impuestos?|iva|irp|facturar?|ruc|tax(?:es)?|invoice|imposto\w*)(?= )/],
  [
    'bank',
    / (?:credito|prestamo|hipoteca\w*|banco|cuotas?|loan|mortgage|bank|financiamento|emprestimo)(?= )/,
  ],
  [
    'lawyer',
    / (?:contrato|juicio|demanda\w*|desalojo|inquilin\w+|dueno|herencia|divorci\w+|contract|lease|landlord|tenant|eviction|lawsuit|inheritance|despejo|inquilino)(?= )/,
  ],
  ['municipality', / (?:municipal\w*|ordenanza|zonific\w+|planos?|city hall|zoning|prefeitura)(?= )/],
] as const

/** Who knows what is not written here. */
const whomToAsk = ({ wording }: Meaning) => whom.find(([, words]) => words.test(wording))?.[0]

/** Words: a longer turn is of something else. */
const maxGoesOn = 9

/** "¿Y entonces?" after what a guide says: not that it was not understood, but that no more is known. */
function goesOnFromGuide({ history, wording, listing, understood }: Meaning): boolean {
  const { length } = wording.trim().split(' ')
  if (listing || length > maxGoesOn || understood.criteria.length > 0) return false
  const title = quotedTitles(history.at(-1)?.content ?? '').at(-1)
  return title !== undefined && guideTitled(title) !== undefined
}

/** No rule matches. */
export function answerUnknown(question: QuestionContext): QuestionContext {
  const { wording, reply, texts, listing, understood } = question
  const w = texts.words.replies.talk
  if (sayNearest(question)) return question
  if (goesOnFromGuide(question)) {
    reply.say(texts.words.advice.noMore)
    suggestStart(question)
    return question
  }
  const whom = listing || talk.offTopic.test(wording) ? undefined : whomToAsk(question)
  if (whom) reply.say(w.whom(texts.words.guides.factWords.advisers[whom]))
  else if (talk.advice.test(wording)) reply.say(w.advice)
  else if (talk.future.test(wording)) reply.say(w.future)
  else if (talk.offTopic.test(wording)) reply.say(w.offTopic)
  else if (listing) {
    sayQuoted(question, listing, {
      words: wordsAbout(wordsOf(understood.rest), texts.language),
      missing: texts.words.advice.listing.unknown,
    })
    sayFaqOfListing(question)
  } else
    reply.say((understood.rest === '' && wording.trim()) || isVague.test(wording) ? w.tooVague : w.unclear)
  suggestStart(question)
  return question
}
