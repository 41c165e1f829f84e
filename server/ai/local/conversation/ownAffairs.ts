import { siteTopic } from '#server/ai/local/intents/siteHelp.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import type { Spoken } from '#server/ai/local/questionLanguage.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import { capital } from '#shared/places/mainCities.ts'

/* What a few words ask that only the reader's own affairs, told before, make clear. Patterns of folded wordings. */

const asksCost =
  /^ (?:(?:y|e|and) )?(?:(?:tiene|tienen|hay|lleva)(?: algun)? costos?|(?:eso |esto |publicar )?(?:cuesta|cobran)(?: algo)?|es gratis|es gratuito|es pago|(?:cuanto|quanto) (?:cuesta|sale|cobran|custa|cobram)|(?:is it|is that) free|does (?:it|that) cost(?: anything| something)?|how much (?:is it|does (?:it|that) cost|do you charge)|(?:tem|ha)(?: algum)? custos?|e gratis|e de graca|e pago) $/
const costOfPublishing: Record<Spoken, string> = {
  es: '¿cuánto cuesta publicar un aviso?',
  en: 'how much does it cost to publish a listing?',
  pt: 'quanto custa publicar um anúncio?',
}

/** "¿Tiene costo?" after how to publish. */
const ofPublishing = ({ wording }: Meaning, prior: Meaning, language: Spoken) =>
  asksCost.test(wording) && siteTopic(prior) === 'publish' ? costOfPublishing[language] : undefined

const asksWorth =
  / (?:(?:cuanto|quanto|que precio) (?:puedo|podria|deberia|posso|debo) (?:pedir|poner|pedirle|cobrar)|(?:cuanto|quanto) (?:vale|valdria|valeria)|how much (?:can|could|should) i (?:ask|get)|what (?:is it|would it be) worth)(?= )/
const own =
  /(?<!\p{L})(?:mi|nuestr[oa]|my|our|minha|meu|nossa|nosso) (casa|d[uú]plex|dpto|depto|departamento|apartamento|terreno|lote|oficina|local|house|home|apartment|flat|land|plot|office)(?!\p{L})/iu

/** "¿Cuánto puedo pedir? Son 180 m² en Mariano" after "¿cómo publico mi casa?" */
function worthOfOwn({ wording, text, understood, history, listing }: Meaning): string | undefined {
  const { propertyType, minArea, maxArea } = understood.filters
  if (listing || propertyType || (minArea ?? maxArea) === undefined || !asksWorth.test(wording))
    return undefined
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => own.exec(content)?.[1])
  const kind = said.findLast((one) => one !== undefined)
  return kind && `${text.replaceAll(/[¿?]/g, ' ').trim()}, ${kind}`
}

const asksRentTax =
  /^ (?:(?:y|e|and) )?(?:(?:si|se|if) )(?:(?:lo|la|eu|i|we) )?(?:alquilo|alquilara|alugar|alugo|rent it(?: out)?|let it(?: out)?|rent out) $/
const livesAbroad =
  / (?:moro|moramos|vivo|vivimos|live|resido|estoy|sou|soy|i m|im)(?: \w+){0,2} (?:foz|brasil|brazil|argentina|espana|spain|exterior|afuera|abroad|overseas|usa|eeuu|estados unidos|posadas|clorinda|sao paulo|alemania|germany|europa|europe)(?= )/
const ofTaxes = / (?:impuestos?|taxes|tax|impostos?)(?= )/
const rentTaxAbroad: Record<Spoken, string> = {
  es: 'no soy residente, ¿qué impuestos pago por el alquiler que cobro?',
  en: 'as a non-resident, what tax do I pay on the rent I receive?',
  pt: 'não sou residente, que impostos pago pelo aluguel que recebo?',
}

/** "E se eu alugar?" after the taxes of who lives abroad. */
function rentTaxOf({ wording, history, listing }: Meaning, prior: Meaning, language: Spoken) {
  if (listing || !asksRentTax.test(wording) || !ofTaxes.test(prior.wording)) return undefined
  const isAbroad = history.some(
    ({ role, content }) => role === 'user' && livesAbroad.test(wordingOf(content)),
  )
  return isAbroad ? rentTaxAbroad[language] : undefined
}

const byYear =
  / (?:(?:contrato|aluguel|alquiler|renta) anual|anual(?:mente)?|por ano|a largo plazo|largo plazo|tradicional|long term|annual(?: lease| contract)?|yearly)(?= )/
const byNight =
  / (?:temporad\w*|temporari\w*|airbnb|booking|por noche|por noite|short (?:let|term|stays?))(?= )/
const ofIncome = / (?:rend\w+|rinde\w*|rinda\w*|deja\w*|gana\w*|yield\w*|returns?|earn\w*|make)(?= )/
const maxWords = 7
export const rentalYield: Record<Spoken, (place: string) => string> = {
  es: (place) => `¿cuánto rinde un departamento para alquilar en ${place}?`,
  en: (place) => `what does an apartment to rent out yield in ${place}?`,
  pt: (place) => `quanto rende um apartamento para alugar em ${place}?`,
}

/** "¿Y con contrato anual?" after what short lets yield. */
function yieldByYear({ wording, listing, understood }: Meaning, prior: Meaning, language: Spoken) {
  const isShort = wording.trim().split(' ').length <= maxWords
  const isAsked =
    isShort && byYear.test(wording) && byNight.test(prior.wording) && ofIncome.test(prior.wording)
  if (listing || !isAsked) return undefined
  const { city: [now] = [] } = understood.filters
  const { neighborhood: [barrio] = [], city: [city] = [] } = prior.understood.filters
  return rentalYield[language](now ?? barrio ?? city ?? capital)
}

/** Said in full; undefined where nothing of one's own was told. */
export const ownAffairs = (now: Meaning, prior: Meaning, language: Spoken): string | undefined =>
  ofPublishing(now, prior, language) ??
  worthOfOwn(now) ??
  rentTaxOf(now, prior, language) ??
  yieldByYear(now, prior, language)
