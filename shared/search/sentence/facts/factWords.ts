import { type FinancingWay, financingWays, type Stage, stages } from '#shared/listings/listingTypes.ts'
import { phrases, wordSet } from '#shared/search/sentence/grammar.ts'

/* How searches ask for what homes are beside their rooms (`asked`), and by which words ads say it (`said`), which mean nothing else there. */

export interface FactWords {
  asked: readonly string[]
  said: readonly string[]
}

const words = (both: string, askedOnly?: string): FactWords => {
  const said = phrases(both)
  return { asked: askedOnly ? [...said, ...phrases(askedOnly)] : said, said: shortest(said) }
}

/** Without those that contain another one. */
const shortest = (forms: readonly string[]) =>
  forms.filter((form) => !forms.some((other) => other !== form && ` ${form} `.includes(` ${other} `)))

export const stageWords: Readonly<Record<Stage, FactWords>> = {
  off_plan: words(
    'en pozo, de pozo, desde pozo, proyecto en pozo, venta en pozo, off plan, offplan, off the plan, pre construction, preconstruction, na planta',
    'en poso, en planos, inversion pozo, pozo inversion, pozo con entrega, pozo entrega, pozo cuotas, pozo en cuotas',
  ),
  under_construction: words(
    'en construccion, en obra*, en plena construccion, under construction, em construcao, em obras',
  ),
  new: words(
    'a estrenar, para estrenar, por estrenar, sin estrenar, nuev@ a estrenar, recien construid@, recien terminad@, construccion nueva, nueva construccion, brand new, newly built, new build, new construction, recem construid@, novo em folha',
    'nada usad@, nada de usad@, nothing used, llave en mano, new only, only new, new ones only, solo nuev@s, nuev@s nomas, a extrenar, recien construidos, recien construidas, recien terminados, recien terminadas',
  ),
  used: words('second hand, pre owned, seminovo', 'usad@*, used, segunda mano, pre used'),
}

const bankWords = words(
  'apt@ (para )credito, apto a credito, apto credito bancario, apto banco*, apto bancario, apto crediticio, apto credito hipotecario, credito bancario, prestamo bancario, financiacion bancaria, financiamiento bancario, financiad@* por (el )banco, financiad@* por un banco, credito hipotecario, bank financing, bank loan, financiamento bancario, aceita financiamento',
  'con banco, por banco, con credito, hipotecable, prestamo, mortgage',
)
const ownWords = words(
  'financiacion propia, financiamiento propio, financiad@* por (el )dueño, financiad@* por la dueña, financiad@* por su dueño, financiad@* por (el )propietario, financiacion del dueño, financiacion del propietario, financiacion directa, financiamiento directo, financia el dueño, financia el propietario, dueño financia, propietario financia, financiacion por el dueño, owner financing, owner financed, seller financing, seller financed, financiamento proprio, financiamento direto, financiado pelo dono',
  'owner finance, seller finance, financie el dueño, financie el propietario, financiad@* por (la )constructora, financiad@* por (la )desarrolladora',
)
const afdWords = words(
  'financiad@* por (la )afd, financiad@* por che roga pora, afd, apto afd, apta afd, credito afd, apto para afd, financiacion afd, apto credito afd, apto mi primera casa, apto che roga pora, credito mi primera casa, che roga pora',
  'plan mi primera casa, programa mi primera casa',
)
/** By anybody. */
const anyWords = words(
  'financiad@, financiacion, financiamiento, financiable, se financia, financiamos, financing available, financiamento',
  'financiados, financiadas, financiables, financing, financed',
)

export const financingWords: readonly { ways: readonly FinancingWay[]; words: FactWords }[] = [
  { ways: ['bank'], words: bankWords },
  { ways: ['own'], words: ownWords },
  { ways: ['afd'], words: afdWords },
  { ways: financingWays, words: anyWords },
]

const givenInPart = [
  'acepta',
  'acepto',
  'aceptan',
  'acepte',
  'recibe',
  'recibo',
  'reciben',
  'reciba',
].flatMap((verb) =>
  ['vehiculo', 'auto', 'camioneta', 'permuta', 'permuta por vehiculo', 'permuta por auto'].map(
    (thing) => `${verb} ${thing}`,
  ),
)

export const barterWords: FactWords = words(
  `permuta, permuto, se permuta, permutable, permuta por vehiculo, permuta por auto, vehiculo en permuta, auto en permuta, vehiculo como parte de pago, auto como parte de pago, vehiculo en parte de pago, auto en parte de pago, como parte de pago, en parte de pago, parte de pago, barter, takes barter, accepts barter, part exchange, trade in, trade ins, takes trade, accepts trade, accepts trades, aceita permuta, aceito permuta, aceita troca, ${givenInPart.join(', ')}`,
  'troca( por)( carro), troco por, permutas, (a )permutar, en permuta, acepten permuta, reciban permuta, barters, take barter, accept barter, permuta por auto usado, vehiculo usado, auto usado, doy auto, doy mi auto, doy vehiculo, entrego auto, entrego vehiculo, dou carro',
)

export const groundFloorWords: FactWords = words(
  'planta baja, ground floor, terreo, andar terreo',
  '(en )pb, en planta baja, on the ground floor, no terreo',
)

export const withoutGuarantorWords: FactWords = words(
  'sin garante, sin garantes, sin garantia, sin garantias, no pide garante, no pide garantia, no piden garante, no piden garantia, no se pide garante, no requiere garante, no necesita garante, no guarantor, no guarantors, without guarantor, without a guarantor, no cosigner, sem fiador, sem avalista, nao pede fiador, no exige garante',
  'no pida garante, no pidan garante, no pida garantia, no pidan garantia, no exija garante, no exijan garante, no me pidan garante, no tengo garante, no tenemos garante, ni garante, don t need a guarantor, nao peca fiador, nao pecam fiador, nao exija fiador, nao tenho fiador, garante yre, garantia yre',
)

export const factPhrases: readonly string[] = [
  ...stages.flatMap((stage) => stageWords[stage].asked),
  ...financingWords.flatMap((row) => row.words.asked),
  ...barterWords.asked,
  ...groundFloorWords.asked,
  ...withoutGuarantorWords.asked,
]

/** In which slips are corrected. */
export const correctedFactWords: readonly string[] = phrases(
  'permuta*, estrenar, construccion, financiad@, financiacion, financiamiento, financing, credito, usad@, barter, expensas',
)

export const feeWords = wordSet(
  'expensas, expensa, expensas mensuales, expensas comunes, gastos comunes, gasto comun, maintenance fee*, hoa, hoa fee*, condo fee*, taxa de condominio, condominio mensal',
)
