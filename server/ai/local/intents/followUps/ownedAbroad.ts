import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { saySaid } from '#server/ai/local/answers/matters/nearestOf.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

const homes =
  '(?:casa|casita|depto|departamento|depa|dpto|apartamento|ape|duplex|terreno|lote|propiedad|inmueble|condominio|oficina|local|quinta|chacra|campo|imovel|house|home|apartment|apt|condo|flat|place|property|land|lot|plot|farm|unit)s?'
const owns = new RegExp(
  ` (?:i (?:already |still |also )?own|we own|i have|we have|tengo|tenemos|tenho|temos|(?:soy|somos|sou) (?:(?:el|la|o|a) )?(?:duen|propietari|don)[oa]s? d[eao])(?: \\w+){0,4} ${homes}(?= )`,
)
const livesElsewhere =
  / (?:pero|mas|but|though|aunque|(?:y|e|and)(?= (?:i |ya )?(?:vivo|moro|live|resido)(?: \w+){0,2} (?:fora|afuera|abroad|overseas|exterior|otro pais|outro pais) ))(?: \w+){0,2} (?:vivo|vivimos|moro|moramos|live|living|based|resido|reside)(?: \w+){0,2} (?:en|em|no|na|nos|in|fora|afuera|abroad|lejos|overseas|out|exterior)(?= )/
const asks =
  / (?:que|cual|cuanto|cuando|como|donde|quien|puedo|podemos|podes|busco|necesito|quiero|queremos|hay|what|how|when|where|who|can|could|do|should|looking|need|want|find|o que|quanto|onde|quem|posso|procuro|preciso|quero)(?= )/
const maxWords = 16

/** "I own a condo in Asunción but live in Florida": no home is looked for, and nothing is asked yet. */
export const ownedAbroadIntent: Intent = {
  name: 'ownedAbroad',
  score({ text, wording, listing }) {
    if (listing || /[?¿]/.test(text) || wording.trim().split(' ').length > maxWords) return 0
    const isTold = owns.test(wording) && livesElsewhere.test(wording)
    return isTold && !asks.test(wording) ? certainty.pointed + 5 : 0
  },
  answer(question) {
    saySaid(question, 'ownFromAbroad')
    suggestStart(question)
  },
  cases: [
    { ask: 'che, tengo una casita en Caacupé pero vivo en Buenos Aires' },
    { ask: 'I have land in Paraguay but I live in Texas' },
    { ask: 'tenho um terreno em Hernandarias mas hoje moro em Portugal' },
  ],
}
