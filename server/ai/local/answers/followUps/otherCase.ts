import { guideTitled } from '#server/ai/guides/guideTitles.ts'
import type { GuideTopic } from '#server/ai/guides/topics/topics.ts'
import { quotedTitles } from '#server/ai/local/named.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { wordingOf } from '#server/ai/local/wording.ts'

/* A case that falls under another part of what was just said: "necesito garante?" → "¿y si soy extranjero?". Patterns of folded wordings. */

const any = (words: string) => new RegExp(` (?:${words})(?= )`)

const foreigner = any(
  'extranjer\\w+|foreign\\w*|estrangeir\\w+|expats?|sin (?:residencia|cedula)|no (?:tengo|tenemos) (?:residencia|cedula|recibos?|trabajo|ips)|without (?:residency|a local job|payslips)|no (?:local )?(?:job|payslips?|residency|id)|sou (?:brasileir\\w+|argentin\\w+)|soy (?:argentin\\w+|brasiler\\w+|boliviano|chilen\\w+|uruguay\\w+|espanol\\w*)|recien llegad\\w+|just arrived|acabei de chegar|turista|tourist',
)
const leavesEarly = any(
  '(?:me voy|nos vamos|me mudo|salgo|salir|irme|rescind\\w+|rompo|termino|terminar|corto) (?:\\w+ ){0,3}(?:antes|primero)|antes de (?:tiempo|termino|terminar|que termine)|leave early|leaving early|move out (?:early|before)|break (?:the |my )?(?:lease|contract)|sair antes|saio antes|quebrar o contrato|rescindir',
)
const failsToPay = any(
  'no (?:pago|puedo pagar|paga|llego)|me atraso|atras\\w+|can t pay|don t pay|late (?:with|on)|miss a payment|nao (?:pago|pagar|posso pagar)|atraso',
)
const isSold = any('(?:lo |la )?(?:venden?|vende)(?: \\w+){0,3}|(?:is |gets )?sold|sells?|vender|vendido')
const raises = any('(?:me )?(?:sub\\w+|aument\\w+)|raise\\w*|increase\\w*|aument\\w+')
const pets = any('perr\\w+|gat\\w+|mascotas?|pets?|dogs?|cats?|cachorro\\w*|animais|bicho')
const loan = any('credito|prestamo|loan|mortgage|hipotec\\w+|financ\\w+|banco|bank|emprestimo')
const offPlan = any('en pozo|pozo|off plan|na planta|en construccion|preventa')
const afar = any(
  '(?:desde|from|do) (?:afuera|el exterior|abroad|overseas|exterior|fora|mi pais|my country)|sin viajar|without travell?ing|sem viajar|a distancia|remot\\w+',
)
const indebted = any(
  '(?:tiene|hay|tenga|has|there is|there s|tem|ha)(?: \\w+){0,2} (?:hipoteca|embargo|deudas?|mortgage|lien|debts?|dividas?)',
)

const ofRenting: readonly (readonly [RegExp, GuideTopic])[] = [
  [foreigner, 'rentingAsForeigner'],
  [leavesEarly, 'leaseTerm'],
  [failsToPay, 'rentArrears'],
  [pets, 'rentingWithPets'],
  [raises, 'rentIncrease'],
  [isSold, 'soldWhileRented'],
]
const ofBuying: readonly (readonly [RegExp, GuideTopic])[] = [
  [indebted, 'titleCheck'],
  [afar, 'fromAbroad'],
  [offPlan, 'offPlan'],
  [loan, 'mortgage'],
  [foreigner, 'foreigners'],
]
const livesAway = any(
  '(?:vivo|vivimos|resido|moro|moramos|live|living|based) (?:en|em|no|na|in|afuera|abroad|fora)|no (?:vivo|vivimos|resido|soy residente)|(?:not|non|don t|nao)(?: \\w+){0,2} (?:resident\\w*|live|moro|resido)|abroad|overseas',
)
const ofSelling = any('vend\\w+|venta|sell\\w*|sale|sold|venda')
const ofRent = any(
  'alquil\\w+|rent\\w*|alug\\w+|lease|garante|guarantor|fiador|deposito|deposit|caucao|inquilin\\w+|tenant|landlord|propietario|dueno',
)

/** "Y si…", "what if", "and for foreigners?" */
const supposes =
  /^ (?:(?:ok|bueno|y|e|and|but|pero|mas|entonces|so) ){0,2}(?:si|what if|if|when|se|cuando|quando|siendo|para|for|como|sin|without|sem|con|with|a|en|em) /

const maxWords = 12
/** "Y si vivo en España hace 15 años y no tengo cédula vigente" */
const maxOfAbroad = 18

/** Undefined where the turn supposes nothing that another topic is about. */
export function otherCase({ wording, history, understood }: Meaning): GuideTopic | undefined {
  const { length } = wording.trim().split(' ')
  if (!supposes.test(wording) || length > maxOfAbroad) return undefined
  if (understood.criteria.some(({ field }) => field === 'propertyType' || field === 'price')) return undefined
  const said = quotedTitles(history.at(-1)?.content ?? '').at(-1)
  const guide = said === undefined ? undefined : guideTitled(said)
  if (guide === undefined) return undefined
  const before = history.findLast(({ role }) => role === 'user')?.content ?? ''
  if (guide === 'costs' && livesAway.test(wording) && ofSelling.test(wordingOf(before))) return 'saleTax'
  if (length > maxWords) return undefined
  const isOfRent =
    guide === 'renting' || (guide !== 'buying' && guide !== 'costs' && ofRent.test(wordingOf(before)))
  return (isOfRent ? ofRenting : ofBuying).find(([pattern]) => pattern.test(wording))?.[1]
}
