import { fold } from '#shared/core/text.ts'
import { readingsOf } from './readable.ts'

/** Whole words in folded text. */
const words = (...patterns: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})(?![\\p{L}\\d])`, 'gu')
/** Up to so many words between. */
const gap = (most: number) => `(?: [\\p{L}\\d$.,]{1,30}){0,${most}}`

const funds =
  'plata|dinero|efectivo|fondos|pago|monto|importe|sena|senas|senal|arras|reserva|anticipo|adelanto|garantia|comision|money|cash|funds|payment|deposit|fee|dinheiro|sinal|pirapire|guaranies|dolares|dollars|usd|gs|\\$ ?\\d\\S{0,20}|\\d\\S{0,20}'
const giving =
  'deja|dejar|dejale|deje|dejen|hace|hacer|hacele|haz|haga|hagan|realiza|realizar|realice|manda|mandar|mandale|mandame|mande|manden|envia|enviar|enviale|enviame|envie|envien|pasa|pasar|pasale|pasame|pase|adelanta|adelantar|adelantale|adelante|entrega|entregar|entregale|entregue|gira|girar|girale|girame|gire|giren|paga|pagar|pagale|pague|abona|abonar|abonale|abone|emonda|emondo|make|send|leave|place|put|wire|remit|pay|faca|fazer|envie|mande|pone|poner|ponete|ponga|lleva|llevar|lleve|dale|dele|bring|give|hand|carry|leve|traga'

/** Demands that move money. */
const moneyMoves = words(
  `transferi\\p{L}*|transfier\\p{L}*|transfira\\p{L}*|transferencias?(?! de (?:dominio|titulo|inmueble|propiedad))`,
  '(?:bank|wire) transfers?',
  `(?:transfer|wire|transferring|wiring)(?: (?:the|a|an|your|some|half|it|us|me))* (?:${funds})`,
  'deposit(?:a|ar|ale|alo|ame|anos|alos|ala|aselo|ado|e|en|es|ando)',
  'deposit (?:the|a|your|money|half|it|now|today|at|in|into)(?! of)',
  `(?:${giving})${gap(3)} (?:sena|senas|senita|arras|sinal|anticipo|deposito|giro|transferencia|pix|plata|dinero|dinheiro|efectivo|money|cash|funds|pirapire|payment|deposit|transfer|(?:booking |reservation )?fee|comision)`,
  `adelant(?:a|ar|ale|e|en) (?:el|los|un|\\d+) (?:mes|meses|pago|alquiler|alquileres)`,
  `(?:pagos?|payments?|pagamento)${gap(4)} (?:por adelantado|anticipad[oa]|adelantad[oa]|in advance|upfront|ya|ahora mismo|adiantado|antes de (?:la visita|ver\\p{L}*|visitar\\p{L}*))`,
  `(?:gira|girar|girale|girame|gire|giren|manda|mandar|mandale|mandame|mande|envia|enviar|enviale|enviame|envie|send|wire|remit|emondo)${gap(3)} (?:guaranies|dolares|dollars|usd|gs|\\$ ?\\d\\S{0,20})`,
  `(?:paga|pagar|pagas|pagando|pagale|pagalo|pagala|pagame|pague|paguen|pagues|paguele|abona|abonar|abonas|abonale|abone|abonen|cancela|cancelar|cancele)${gap(4)} (?:hoy|ya|ahora|antes|adelantado|adelantada|anticipad[oa]|sena|reserva|anticipo|adelanto|comision|mismo|hoje|agora)`,
  `(?:reserva|reservar|reservala|reservalo|reserve|asegura|asegurar|asegurala|asegure|garantiza|garantizar|book|secure|hold|reserve)${gap(4)} (?:con|con un|con una|pagando|with|by|com) (?:una |un |la |a |the |uma )?(?:sena|pago|deposito|anticipo|adelanto|payment|deposit|transfer|transferencia|sinal|\\$ ?\\d\\S{0,20}|\\d\\S{0,20})`,
  `pay(?:ing)? (?:now|today|upfront|up front|in advance|before|ahead|via|through|him|her|them|us|me|(?:a|the|your|half the|half of the) (?:deposit|fee|advance|reservation|booking|commission))`,
  'pay (?:by|with) (?:card|wire|transfer|crypto|bank)',
  'ehepyme\\p{L}*|pague (?:o|a|um|uma|hoje|agora)|faca (?:um|o) (?:pix|deposito)',
  'western union|moneygram|bitcoins?|btc|usdt|tether|ethereum|cripto\\p{L}*|crypto\\p{L}*|(?:gift|tarjetas? de) ?(?:cards?|regalo)|paypal|zelle|venmo|tigo money|giros? (?:tigo|personal|claro)|billetera (?:personal|tigo|electronica|virtual|digital)|e-?wallets?|(?:tu|su|your) (?:billetera|wallet)|pix|cbu|iban|mercado pago|cuentas? (?:bancarias?|corriente|de ahorros?)|caja de ahorros?|bank accounts?|conta bancaria|numero de cuenta|(?:account|routing) number|(?:mi|su|nuestra|esta|my|our|his|her|this|minha) (?:cuenta|account|conta)(?= (?:del|de|en|at|in|no|do|es|is))',
)

/** What nobody needs to say here. */
const credentials = words(
  'contrasenas?|contrasenias?|passwords?|passcodes?|passwort|senhas?|credencial(?:es)?|credentials?|otp|cvv|cvc',
  'clave (?:de|del) (?:acceso|tu|su|la cuenta|banco|seguridad)|clave (?:bancaria|secreta|personal)',
  '(?:tu|su|sus|tus|your|sua|nde|vuestra) (?:clave|claves|pin|token|cedula|c\\.? ?i\\.?|usuario y clave|documento|dni|pasaporte|passport|login|ssn|id number|card number|tarjeta)',
  '(?:numero|foto|copia|imagen|photo|picture|copy|scan|number)s? (?:de|of|del)(?: (?:tu|su|la|el|your|the|a|both))*(?: \\p{L}+)? ?(?:tarjeta|cedula|documento|dni|pasaporte|card|passport|id|cartao)',
  '(?:credit|debit) card(?: number)?|tarjetas? de (?:credito|debito)|cartao de (?:credito|debito)',
  'codigo (?:de (?:verificacion|seguridad|confirmacion|acceso)|(?:del? )?sms|que (?:te|le) \\p{L}+)|(?:verification|security|one-time|one time|sms|login|access|confirmation) codes?|(?:code|codigo)(?: \\p{L}+){0,3} (?:received|got|sent|recib\\p{L}+|llego|recebeu)',
  'datos (?:bancarios|de (?:tu|su|la) (?:cuenta|tarjeta))|bank(?:ing)? details|login details|dados bancarios',
)

/** Of listings nobody can say these. */
const promises = words(
  `(?:mitad|tercio|cuarta parte|tercera parte|decima parte|doble|triple|cuadruple|metade|half|third|quarter|twice|double|dobro)${gap(3)} (?:precio|valor|costo|importe|preco|custo|price|cost|value|rent|alquiler|lo que (?:pid|cuest|val|cobr)\\p{L}+)`,
  `(?:precios?|price|preco|cuesta|sale|vale|costs?|custa|rinde|renta)${gap(3)} (?:la mitad|el doble|el triple|un tercio|half|twice|double|metade|o dobro)`,
  'por (?:unas )?monedas|casi nada|(?:es|son) (?:un |una )?regalos?|half off|two for one|dos por uno|dois por um|2 ?x ?1|2 por 1|buy one|mitad de (?:precio|lo que)|(?:un|one) (?:tercio|third|quarter) (?:menos|less|off)',
  '(?:primer|primeros|first|primeiro)(?: \\p{L}+){0,2} (?:mes|meses|month|months) (?:gratis|bonificad\\p{L}*|free|gratuit\\p{L}*)',
  'estaf(?:a|as|ador|adores|adora|aron)|fraud(?:e|es|ulent\\p{L}*)?|scam(?:s|mers?|ming)?|truch[oa]s?|ladron(?:a|as|es)?|mient(?:e|en)|mentiros[oa]s?|(?:es|son|are|is|sao) (?:un |una |all )?(?:falsos?|falsas?|fakes?|mentiras?|enganos?|lies|liars?|golpes?)|thie(?:f|ves)|golpista',
)

/** Safety advice: "para evitar estafas". */
const warned =
  /(?<!\p{L})(?:evit\p{L}*|avoid\p{L}*|prevenir|contra|against|cuidado con|beware of|prevent)(?: (?:las?|los?|una?|any|the|posibles?|possible))*\s?$/u

/** What was done for the reader: nothing is. With its accents, since "reserve" is no "reservé". */
const deeds = words(
  'reservé|agendé|avisé|contacté|pagué|envié|mandé|cancelé|confirmé|deposité|publiqué|borré|modifiqué|bajé el precio|le escribí|les escribí|lo llamé|le pasé',
  "i(?:'ve| have)? (?:just |already )?(?:booked|reserved|paid|sent|emailed|e-mailed|called|contacted|notified|scheduled|cancell?ed|changed|deleted|confirmed)",
  '(?:tu|su|your|sua) (?:visita|reserva|cita|visit|booking|reservation|appointment)(?: \\p{L}+)? (?:está|quedó|queda|fue|ya está|is|was|has been|foi) (?:confirmada|agendada|reservada|confirmed|booked|scheduled|set)',
)

/** Let through only where the data say it. */
const advertised = words(
  'descuent\\p{L}*|rebaj\\p{L}*|promocion\\p{L}*|promo|oferta (?:especial|unica|de hoy|relampago|limitada|por)|remat\\p{L}*|liquidacion|ganga|discount\\p{L}*|special offer|clearance|bargain|descontos?|promocao|\\d[\\d.,]{0,20} ?% (?:menos|off|less|de descuento)',
  'garantizad[oa]s?|te garantizo|garantizamos|guaranteed?|sin riesgos?|risk[- ]free|garantido|100 ?% segur[oa]',
)
const free = words(
  'gratis|gratuit[oa]s?|gratuitamente|gratuity|sin (?:costo|cargo|coste|costos|cargos|pagar nada|poner un peso|precio)|de regalo|regalad[oa]s?|(?:te|se) (?:la|lo|las|los) regal\\p{L}+|regalan?(?: \\p{L}+){0,2}|free|at no (?:cost|charge)|no (?:cost|charge)|costs? nothing|for nothing|zero (?:cost|dollars)|complimentary|sin (?:cobrar|pagar)(?: nada)?|no(?: \\p{L}+){1,3} (?:pagar|cobrar|cobran?|pagas?) nada|de graca|sem (?:custo|cobranca)|nao custa nada|no (?:cuesta|sale|vale|se paga|pagas|hay que pagar) nada|reinte|reiete|hepy.?y\\p{L}*|de onda|de arriba',
)
const freely =
  /(?:feel|hassle|stress|duty|smoke|pet|worry|tax|interest)[ -]free$|free[ -](?:to (?:ask|contact|write|reach|browse|use|explore|message|send|see|visit)|standing|time)/u
/** What costs nothing here. */
const ofSite =
  /(?<!\p{L})(?:public\p{L}*|registr\p{L}*|consult\p{L}*|busc\p{L}*|alertas?|favorit\p{L}*|compar\p{L}*|calculador\p{L}*|sitio|plataforma|usar|avisos?|contact\p{L}*|mensajes?|preguntar|escribir(?:le)?|guardar|post\p{L}*|listing|list|sign(?:ing)? up|search\p{L}*|alerts?|site|messag\p{L}*|ask\p{L}*|using|use|anunciar|saving|creat\p{L}*|crear|cuenta|account)(?!\p{L})/u
const homes =
  /(?<!\p{L})(?:casas?|deptos?|departamentos?|terrenos?|lotes?|oficinas?|alquiler|propiedad(?:es)?|inmuebles?|viviendas?|houses?|flats?|apartments?|homes?|rent|propert(?:y|ies)|plots?|land|unidad(?:es)?|units?|imovel|renta|mudanza|entrega)(?!\p{L})/u
const publishing =
  /(?<!\p{L})(?:public\p{L}*|list|listing|post\p{L}*|anunciar|ofrecer|consultar por|busc\p{L}*|search\p{L}*)(?: \p{L}+){0,3}/gu

/** The words between "no" and what is not to be done. */
const negating = new RegExp(
  "(?<![\\p{L}])(?:no|nunca|jamas|never|don'?t|do not|nao|ani|ni|nor|or|sin|without|evita\\p{L}*|evite\\p{L}*|avoid|nadie|nobody)" +
    '(?: (?:te|le|lo|la|se|les|nos|me|ever|that|que|hay|debes|deberias|tenes|tienes|should|you|we|oga|need|necesitas|hagas?|hagan|des|dar|envies|mandes|mandar|enviar|make|making|send|sending|give|share|sharing|ask|asks|for|compartas|comparti|compartir|digas|pide|pedimos|piden|pedira|pedir|pediremos|vamos|va|van|a|solicita\\p{L}*|una|un|el|tu|su|ninguna|ningun|any|your|the|by|por|con|adelantes|dejes una|dejes un|dejes|paying))*\\s$',
  'u',
)

/** Characters before a claim that may bear on it. */
const farthest = 300
/** That deny it. */
const reach = 120
const isNegated = (before: string) => negating.test(before.slice(-reach))

function* found(pattern: RegExp, text: string): Generator<{ said: string; before: string; at: number }> {
  for (const match of text.matchAll(pattern))
    yield {
      said: match[0],
      before: text.slice(Math.max(0, match.index - farthest), match.index),
      at: match.index,
    }
}

/**
 * Demands for money and secrets, accusations, and prices that nobody can check: they end an answer. `text` as
 * shown, `digits` with spelled amounts in digits.
 */
export function hasForbiddenClaim(text: string, digits: string): boolean {
  const readings = [...readingsOf(text), digits]
  const isDemanded = (pattern: RegExp) =>
    readings.some((reading) => [...found(pattern, reading)].some(({ before }) => !isNegated(before)))
  if (isDemanded(moneyMoves) || isDemanded(credentials)) return true
  const isPromised = readings.some((reading) =>
    [...found(promises, reading)].some(({ before }) => !warned.test(before.slice(-reach))),
  )
  const spoken = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
  return isPromised || [...found(deeds, spoken)].some(({ before }) => !isNegated(before))
}

/** "Gratis", discounts and guarantees that neither the site nor `data` states. */
export function unsupportedClaims(text: string, data: string): string[] {
  const said = fold(data)
  return readingsOf(text).flatMap((reading) => [
    ...[...found(advertised, reading)]
      .filter(({ said: claim, before }) => !isNegated(before) && !said.includes(claim.slice(0, 7)))
      .map(({ said: claim }) => claim),
    ...[...found(free, reading)]
      .filter((claim) => !isFreeHere(reading, claim, said))
      .map(({ said: claim }) => claim),
  ])
}

function isFreeHere(
  text: string,
  { said, before, at }: { said: string; before: string; at: number },
  data: string,
) {
  if (isNegated(before)) return true
  const around = text.slice(Math.max(0, at - 12), at + said.length + 12)
  if (freely.test(around.slice(0, Math.min(12, at) + said.length)) || freely.test(text.slice(at, at + 24)))
    return true
  const clause = lastClause(before)
  if (/(?:wi-?fi|internet|estacionamiento|parking|cochera)\s$/u.test(before) && data.includes(said))
    return true
  return ofSite.test(clause) && !homes.test(clause.replace(publishing, ' '))
}

/** With the one before where it has no subject: "publicar no tiene costo, es gratis". */
function lastClause(before: string): string {
  const clauses = before.split(/[,;:•—/]| (?:y|e|and|pero|but) |[.!?]/u)
  const [last = '', previous = ''] = clauses.reverse()
  return /^\s*(?:(?:y|es|son|it'?s|it is|is|totalmente|completamente|siempre) ?)*$/u.test(last)
    ? previous
    : last
}
