import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import type { GuideTopic } from '#server/ai/guides/topics/topics.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'

/* Advice about the kind of home that was searched for, which no listing of the list gives. Patterns of folded wordings. */

const any = (words: string) => new RegExp(` (?:${words})(?= )`)

type Advice = 'risk' | 'builder' | 'papers' | 'requirements' | 'costs' | 'loan'

/** The first that fits. */
const asked: Record<Advice, RegExp> = {
  builder: any(
    '(?:constructora|desarrollador\\w*|empresa|builder|developer|construtora|incorporadora)(?: \\w+){0,3} (?:desaparec\\w+|fails?)|no (?:terminan?|entregan?)|(?:don t|never) (?:finish|deliver)|nao (?:terminam?|entregam?)',
  ),
  risk: any(
    '(?:es|son|sera|seran|is (?:it|that|this)|are (?:they|these|those)|e|sao)(?: \\w+)? (?:segur[oa]s?|confiables?|riesgos[oa]s?|arriesgad[oa]s?|risky|safe|arriscad[oa]s?|confiave(?:l|is))|riesgos?|risks?|riscos?|estaf\\w+|me pueden (?:dejar|cagar|joder|enganar|estafar)|clavad[oa]s?|clavar\\w*|scam\\w*|golpes?|cair em golpe|enganar\\w*|(?:que|en que|what|o que)(?: \\w+){0,3} (?:mirar|cuidar|fijar\\w*|fijo|revisar|tener en cuenta|cuidado|check|watch|look|olhar|verificar|prestar atencion|atencao)|cuidados?|vale la pena el riesgo|trust(?:worthy)?',
  ),
  papers: any(
    '(?:titulo|titulos|title|escritura|deed|papeles|papers|documentos|documentacion|papeis)(?: \\w+){0,4} (?:bien|buen[oa]|limpi[oa]|clean|good|ok|okay|valid[oa]?|legal|en orden|al dia|certo|certos|regular|real|truch[oa]|fals[oa]|verdader[oa])|(?:clean|good|valid|legal|real) (?:title|deed)|(?:que|los|las|el|the|os|what) (?:papeles|papers|documentos|papeis|titulos?)|what papers|quais documentos|que documentos',
  ),
  requirements: any(
    '(?:que|what|o que|q)(?: \\w+){0,4} (?:pedir|piden|pedirian|exigen|ask|require|need|want|pedem|exigem|preciso|necesito)(?: \\w+){0,3}|requisitos?|requirements?|exigencias?',
  ),
  costs: any(
    '(?:gastos?|costos?|costs?|fees?|custos?|despesas?|pago|pagar|pay|gasto)(?: \\w+){0,4} (?:extras?|aparte|ademas|adicional(?:es)?|besides|on top|encima|a parte|alem)|(?:extra|other|additional|hidden|otros|outros|demas|additional) (?:costs?|fees?|gastos?|custos?|costos?|expenses)|gastos de (?:escritura|cierre)|closing costs?|custos de (?:escritura|compra)',
  ),
  loan: any(
    '(?:con|a|with|by|por|com|on|sacar|get|pedir|tomar)(?: un| a| um| algun)? (?:credito|prestamo|loan|mortgage|hipoteca|financiamento|financiacion|emprestimo)|(?:se puede|puedo|can i|posso|da para|da pra) financiar|(?:se puede|puedo|podemos|can i|posso|da para|da pra)(?: \\w+){0,3} (?:cuotas|plazos|instal?lments|parcelas|parcelado)',
  ),
}
const order: readonly Advice[] = ['builder', 'costs', 'papers', 'loan', 'risk', 'requirements']

const pointing =
  / (?:es[ae]|est[ae](?= (?:casa|depto|departamento|terreno|lote|aviso|propiedad))|est[ae] $|aquel\w*|ess[ae]|that one|this one|(?:el|la|o|a) (?:primer|segund|tercer|ultim|primeir|terceir)\w*|the (?:first|second|third|last)|ningun\w*)(?= )/
/** Of where it stands. */
const ofPlace =
  / (?:zona|barrio|area|neighbou?rhood|bairro|regiao|lugar|ciudad|city|calle|street|noche|night|noite|dangerous|perigos\w+|peligros\w+)(?= )/

/** "¿Es peligroso?" after homes of a place, and of those for rent "¿es seguro?". */
export const asksBareSafety = ({
  wording,
  thread: { search },
}: Pick<Meaning, 'wording' | 'thread'>): boolean =>
  search !== undefined &&
  (isDangerous.test(wording) || (search.filters.transactionType === 'rent' && isSafe.test(wording)))
const isDangerous =
  / (?:es|is it|is that|e) (?:muy |very |tan )?(?:peligroso|dangerous|unsafe|perigoso|inseguro)(?: (?:ahi|alla|there|la|ali))? $/
const isSafe =
  /^ (?:y |and |e |pero |but |mas )?(?:es|is it|e) (?:muy |very |tan )?(?:seguro|safe)(?: (?:ahi|alla|there|la|ali))? $/

const planned: ReadonlySet<string> = new Set(['off_plan', 'under_construction'])

/** "¿Cuándo me dan el título?" of a lot in instalments. */
const givesTitle = / (?:cuando|when|quando)(?: \w+){0,8} (?:titulo|title|escritura|deed)(?= )/

function topicOf(
  advice: Advice,
  { propertyType = [], stage = [], transactionType, financing }: SentenceFilters,
  wording: string,
): GuideTopic | undefined {
  const isPlanned = stage.some((one) => planned.has(one))
  const isLand = propertyType.length > 0 && propertyType.every((one) => one === 'land')
  const isRent = transactionType === 'rent'
  switch (advice) {
    case 'builder':
      return isPlanned ? 'offPlan' : undefined
    case 'risk':
      if (isPlanned) return 'offPlan'
      if (isRent) return 'rentDeposit'
      if (isLand)
        return financing || / (?:cuotas?|instal?lments?|parcelas?)(?= )/.test(wording)
          ? 'instalmentLots'
          : 'landPapers'
      return 'titleCheck'
    case 'papers':
      if (isLand && givesTitle.test(wording)) return 'instalmentLots'
      return isRent ? 'leaseForm' : 'titleCheck'
    case 'requirements':
      return isRent ? 'guarantor' : 'steps'
    case 'costs':
      return isRent ? 'guarantor' : 'closingCosts'
    case 'loan':
      if (isRent) return undefined
      return isLand && / (?:cuotas|plazos|instal?lments|parcel\w+)/.test(wording)
        ? 'instalmentLots'
        : 'mortgage'
  }
}

const maxWords = 14

/** "¿Es seguro o me pueden dejar clavado?" after homes off plan. */
export function adviceAsked({
  listing,
  thread,
  wording,
  understood,
  history,
  texts,
  rate,
  text,
}: Meaning): GuideTopic | undefined {
  const { search, latest } = thread
  if (listing || !search || latest !== 'search' || wording.trim().split(' ').length > maxWords)
    return undefined
  if (pointing.test(wording) || ofPlace.test(wording) || asksBareSafety({ wording, thread })) return undefined
  const isOfOthers = understood.criteria.some(
    ({ field, text: said }) =>
      field !== 'financing' && field !== 'transactionType' && field !== 'stage' && !/^papel/i.test(said),
  )
  if (isOfOthers) return undefined
  const advice = order.find((one) => asked[one].test(wording))
  const before = `${history.findLast(({ role }) => role === 'user')?.content ?? ''} ${text}`.toLowerCase()
  const topic = advice && topicOf(advice, search.filters, ` ${before} `)
  if (!topic) return undefined
  const { text: answer } = answerOf(topic, { language: texts.language, rate, strength: 2 })
  return history.some(({ role, content }) => role === 'assistant' && content.includes(answer.slice(0, 80)))
    ? undefined
    : topic
}

export function answerAdvice(question: QuestionContext): void {
  const topic = adviceAsked(question)
  if (!topic) return
  const { reply, texts, rate } = question
  const { text, link } = answerOf(topic, { language: texts.language, rate, strength: 2 })
  reply.say(text, [link.text, link.to])
  suggestStart(question)
}
