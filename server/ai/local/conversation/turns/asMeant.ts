import { withoutCorrection } from './corrections.ts'
import { typedReais } from './inReais.ts'

/** What is said in a way that a sentence about homes would take for something else. */
export const asMeant = (text: string): string =>
  withoutCorrection(text)
    .replace(typedReais, ' ')
    .replace(anyHome, '$1vivienda')
    .replace(office, '$1sala comercial ')
    .replace(costs, 'cuesta')
    .replace(furniture, 'amoblado')
    .replace(noFurniture, 'sin muebles')
    .replace(oneMore, '$1 dormitório a mais')
    .replace(fromHome, ' ')
    .replace(noStairs, ' ')
    .replace(newHomes, 'brand new ')
    .replace(homesNew, '$1$2a estrenar')
    .replace(/\bA\/C\b/g, 'air conditioning')
    .replace(/\bpra (\d+) pessoas\b/gi, 'para $1 personas')
    .replace(foreignWords, (word) => asWritten[word.toLowerCase()] ?? word)
    .replace(raises, 'hasta ')
    .replace(savedFor, (_, has: string, own: string, home: string) => `${has}${own} de entrega para ${home}`)
    .replace(origin, ' ')
    .replace(complaint, ' ')
    .replace(ifPossible, ' ')
    .replace(soldBefore, (_, price?: string) => (price === undefined ? '' : `hasta ${price} `))
    .replace(apart, '$& 2 dormitorios')
    .replace(workplace, ' ')
    .replace(dues, '$1 expensas')
    .replace(atCatolica, ' cerca de la universidad católica ')
    .replace(noCar, ' ')
    .replace(plotForHouse, '$1 ')
    .replace(preferred, '$1')
    .replace(monthlyIncome, 'mejor rentabilidad')
    .replace(noGain, ' ')
    .replace(paidByIps, '$1 ')

/** Authors write Spanish: what no filter is for is looked for as they write it. */
const asWritten: Readonly<Record<string, string>> = {
  ...{ studio: 'monoambiente', studios: 'monoambientes', kitnet: 'monoambiente', quitinete: 'monoambiente' },
  ...{ kitnets: 'monoambientes', quitinetes: 'monoambientes', lake: 'lago', river: 'río', corner: 'esquina' },
  ...{ stream: 'arroyo', pond: 'tajamar', açude: 'tajamar', riacho: 'arroyo', sunny: 'luminoso' },
}
const foreignWords =
  /(?<!\p{L})(?:studios?|kitnets?|quitinetes?|lake|river|corner|stream|pond|açude|riacho|sunny)(?!\p{L})/giu

/** "¿Hay alguno con muebles?" */
const furniture = /\b(?:con|com|with) (?:los |the |os )?(?:muebles|m[oó]veis|furniture)(?!\p{L})/giu

const noFurniture =
  /\b(?:sin|without|sem) (?:los |the |os |as )?(?:muebles|m[oó]veis|mob[ií]lia|furniture)(?!\p{L})/giu

/** "O aluguel de uma sala" is of an office. */
const office = /\b((?:de |procuro |quero |preciso de )uma )sala (?!comercial|de estar|grande|ampla)/gi

/** "Com um quarto a mais": no room to let. */
const oneMore = /\b(um|1) quarto a mais\b/gi

const anyHome = /\b(tipo de )casas?\b/gi

/** "I work from home": no house is meant. */
const fromHome =
  /(?<!\p{L})(?:(?:yo |i |eu )?(?:trabaj\p{L}+|labur\p{L}+|work(?:s|ing)?|trabalh\p{L}+) (?:desde|en|from|at|de|em) (?:(?:la|mi|my) )?(?:casa|home)|home ?office|(?:trabajo|laburo|trabalho) remoto|remote(?:ly)? work(?:er|ing)?|work(?:ing)? remotely)(?!\p{L})/giu

/** "They can't climb stairs": what it means is told beside the search. */
const noStairs =
  /(?<!\p{L})(?:they|she|he|who) (?:can['’]?t|cannot|can not|don['’]?t|can no longer|no longer) (?:climb|go up|use|do|manage)(?: the| any)? stairs(?: any ?more| well)?/giu

/** "New condos": as a listing states it. */
const newHomes =
  /(?<!\p{L})new (?=(?:build )?(?:condos?|condominiums?|apartments?|flats?|houses?|homes|units|duplex(?:es)?|studios?)(?!\p{L}))/giu
const homesNew =
  /(?<!\p{L})((?:deptos?|departamentos?|dptos?|casas?|condominios?|monoambientes?|d[uú]plex|apartamentos?|apartamento|apto|unidades) )nov[oa]s?(?!\p{L})|(?<!\p{L})((?:deptos?|departamentos?|dptos?|casas?|condominios?|monoambientes?|d[uú]plex|unidades) )nuev[oa]s?(?!\p{L})/giu

/** "¿Y si subo a 700?" */
const raises =
  /\b(?:(?:i|we) (?:can|could|might)|puedo|podemos|podr[ií]a|posso|podemos)\s+(?:stretch|go|estirar(?:me|nos)?|llegar|subir|chegar|esticar)\s+(?:up )?(?:a|al|hasta|to|at[eé]|para)\s*(?=[$₲]?\d)|\b(?:si|if|se)\s+(?:(?:yo|i|we|eu)\s+)?(?:subo|bajo|llego|estiro|aumento|pago|subimos|llegamos|go(?: up)?|stretch(?: it)?|raise(?: it)?|pay|subir|aumentar|pagar)\s+(?:a|al|hasta|to|at[eé]|para)?\s*(?=[$₲]?\d)/i

/** "Tengo 30 mil dólares para una casa de 90 mil": what one has of its price. */
const savedFor =
  /(?<!\p{L})((?:tengo|tenemos|junt[eé]|ahorr[eé]|i have|we have|tenho|temos) )((?:usd |us\$ ?|\$ ?|gs\.? ?)?\d[\d.,]{0,12}(?: ?(?:mil|k|millones|palos|million|thousand))?(?: (?:d[oó]lares|dollars|usd|guaran[ií]es|gs))?) (?:para|for|pra) ((?:una?|an?|uma?) \p{L}{3,15} (?:de|of|que (?:cuesta|sale|vale)|at|worth) (?:usd |us\$ ?|\$ ?)?\d)/iu

/** "Soy de Encarnación": nothing is looked for there. */
const origin =
  /(?:\b(?:soy|somos|vengo|venimos|sou|venho|viemos)\s+(?:de|del|desde|da|do)|\b(?:i|we)(?:['’]?m|['’]?re| am| are)\s+(?:originally )?(?:an? (?:[\p{L}'’]+ ){1,3})?from)\s+[\p{L}'’]+(?: [\p{L}'’]+){0,2}?(?=\s*(?:[,.;]|y\b|e\b|and\b|but\b|pero\b|mas\b))/iu

/** "Every listing is a damn office": what is not wanted. */
const complaint =
  /(?<!\p{L})(?:every (?:single )?(?:listing|result|thing|ad) (?:is|are)|all (?:the |these )?(?:listings|results|ads) are|(?:it['’]?s|they['’]?re) all|(?:son )?tod[oa]s (?:los |las |os |as )?(?:avisos|resultados|an[uú]ncios) (?:son|s[aã]o)|(?:todo|solo|puras?|puros?) (?:me )?(?:sale|salen|aparece|aparecen|muestra|muestran|muestras|mostr[aá]s)|s[oó] (?:aparece|mostra|tem)) [^.,;!?]{3,30}[.,;!]+/giu

/** At the end, it is asked politely. */
const ifPossible =
  /[,\s]{1,4}(?:si (?:se puede|es posible|hay|puede ser)|if (?:at all )?possible|se (?:for )?poss[ií]vel|se der|en lo posible|de ser posible)[\s.!]{0,4}$/iu

/** "Vendo mi casa de San Lorenzo y quiero un depto en el centro": the flat is looked for. */
const soldBefore =
  /(?<!\p{L})(?:(?:estoy|estamos|i['’]?m|i am|we['’]?re|we are|estou|estamos) )?(?:vendo|vendemos|vendí|vendimos|vendiendo|selling|sold|vendi|vendemos|vendendo) (?:mi|nuestr[oa]|my|our|minha|meu|nossa|nosso) \p{L}{3,15}(?: (?:de|en|in|em|at|do|da|no|na) [\p{L} ]{2,30}?)?(?:,? (?:en|por|for|at) ([^,;?]{0,6}\d[^,;?]{0,20}?))?,? (?:y|and|e) (?=(?:yo |i |we |eu )?(?:quiero|queremos|busco|buscamos|necesito|pienso|me quiero|tengo|tenemos|want|need|have|would like|quero|queremos|procuro|preciso|tenho|temos)(?!\p{L}))/iu

/** "Somos dos, yo y mi hermana": a room for each. */
const apart =
  /(?<!\p{L})(?:somos|we['’]?re|we are) (?:dos|2|two|dois|duas)(?!\p{L})[^.?!]{0,25}(?:herman[oa]s?|amig[oa]s?|compa[ñn]er[oa]s?|friends?|sisters?|brothers?|roommates?|irm[ãa]o?s?|colegas?)(?!\p{L})/iu

/** "Trabajo en Itaipú, casa en alquiler en Hernandarias": sought where it says. */
const workplace =
  /(?<!\p{L})(?:trabajo|trabajamos|laburo|(?:i|we) work|trabalho|trabalhamos) (?:en|in|at|em|no|na) \p{Lu}[\p{L}'’]{2,20}(?=[^.?!]{1,120} (?:alquilar|alquiler|comprar|venta|rent|buy|alugar|compra) (?:en|in|em) \p{Lu})/u

/** "Entro a la Católica en febrero": near it. */
const atCatolica =
  /(?<!\p{L})(?:entro|entra|entramos|ingreso|empiezo|empieza|estudio|estudia|curso|voy a (?:estudiar|entrar|empezar)|study|studies|studying|start(?:ing)?|estudo|estuda|vou (?:estudar|entrar)|começo|entrei) (?:a|en|at|in|na|em) (?:la |the |a )?(?:universidad |universidade )?cat[oó]lica(?: university)?(?: (?:en|in|em) (?:enero|febrero|marzo|julio|agosto|january|february|march|july|august|janeiro|fevereiro|março|julho|agosto))?(?!\p{L})/giu

/** "Quanto é o condomínio?" */
const dues =
  /\b(quanto (?:[eé]|custa|fica|paga(?:-se)?)(?: de| o| do)?|taxa d[eo]|valor do|preço do|pag\w+ (?:o|de)) condom[ií]nio\b/i

/** "¿Sale más barato alquilar?": no sale. */
const costs =
  /(?<=cu[aá]nto )sale\b|\bsale(?= (?:m[aá]s|menos|muy|car[oa]|barat[oa]|alquilar|vivir|comprar)\b)/gi

/** "Para quem não tem carro": no parking is asked for. */
const noCar =
  /(?<!\p{L})(?:(?:que|quien|quem|who|yo|i|we|eu) )?(?:(?:no|n[aã]o|do(?:es)?n['’]?t|do not|does not) (?:tengo|tiene|tenemos|tienen|tenho|tem|temos|have|has|own|drive|uso|usa|usamos) (?:(?:ni|an?|any|el|un|um|o|my|our|own) )?|(?:sin|sem|without) (?:(?:an?|tener|ter|having) )?)(?:autos?|coches?|carros?|cars?|veh[ií]culos?|ve[ií]culos?)(?!\p{L})/giu

/** "Terreno para casa de finde": the land is looked for. */
const plotForHouse =
  /(?<!\p{L})((?:terrenos?|lotes?|plots?|lots?|land)(?!\p{L})[^.?!,;]{0,60}?) (?:para|pra|for|to)(?: (?:hacer(?:me|nos)?|construir(?:me|nos)?|levantar|build|fazer))?(?: (?:una|mi|la|an?|my|our|uma|minha))? (?:casas?|casita|house|home|cabin)(?: (?:de|del|para el|for the|for|no|pro))?(?: (?:findes?|fin(?:es)? de semana|fim de semana|campo|veraneo|weekends?))?(?!\p{L})/giu

const kinds =
  '(?:deptos?|dptos?|departamentos?|apartamentos?|casas?|terrenos?|lotes?|d[uú]plex|oficinas?|houses?|apartments?|flats?|land|plots?|monoambientes?)'
/** "Prefiro terreno que apartamento": the other one is not looked for. */
const preferred = new RegExp(
  `(?<!\\p{L})(?:prefier\\p{L}*|preferir\\p{L}*|prefir\\p{L}*|prefer|rather|mejor|melhor|better)(?: (?:an?|una?|uma?|el|la|os?|as?))? (${kinds}) (?:antes que|en vez de|en lugar de|em vez de|ao inv[eé]s de|do que|rather than|instead of|que|a|to|over|than)(?: (?:an?|una?|uma?|el|la|os?|as?))? ${kinds}(?!\\p{L})`,
  'giu',
)

/** "Quiero renta mensual": what it brings, and nothing to rent. */
const monthlyIncome =
  /(?<!\p{L})(?:(?:renta|ingresos?|flujo) (?:fij[oa] )?mensual(?:es)?|(?:renda|fluxo) mensal|(?:monthly|rental) (?:rental )?income|(?:monthly )?cash ?flow)(?!\p{L})/giu
/** "Y no revalorización", "not appreciation": nothing is looked for by it. */
const noGain =
  /(?<!\p{L})(?:(?:y|e|and),? )?(?:no|not|n[aã]o|sin|without|sem) (?:(?:la|the|capital|a|tanto|so much) )?(?:revaloriza\p{L}+|valoriza\p{L}+|plusval[ií]a|appreciation|capital gains?|growth)(?!\p{L})/giu

/** "Jubilada de IPS": no hospital is meant. */
const paidByIps =
  /(?<!\p{L})((?:jubilad[oa]s?|pensionad[oa]s?|jubilaci[oó]n|pensi[oó]n|asegurad[oa]s?|cobr\p{L}+(?: [\d.,]+(?: \p{L}+){0,2})?|aporto|aportamos))(?: (?:de|del|por|en|al|a|el|la))* ips(?!\p{L})/giu
