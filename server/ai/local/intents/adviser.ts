import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { namedList } from '#server/ai/local/named.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { about, asksOfShown } from '#server/ai/local/topics.ts'
import type { Words } from '#shared/words.ts'
import { certainty, type Intent, type QuestionWords, questionWords } from './intent.ts'

type Adviser = keyof Words['advice']['advisers']

/** What no listing and no guide says, by who does. */
export const advised: Record<Adviser, QuestionWords> = {
  owners: questionWords({
    es: 'usufructo|nuda propiedad|menor(?:es)? de edad|a nombre de (?:mi|un|una|otra|el|la) \\w+|divorci\\w+|separad[oa]s|separacion|conyuge|gananciales|a nombre de (?:l[oa]s dos|ambos|varios|mi (?:ex|herman[oa]|madre|padre))|copropietari\\w+|condomin[oa]s|mi (?:ex|herman[oa])(?: \\w+){0,3} no quiere',
    en: 'usufruct|under ?age|in (?:my|a|the) (?:child|son|daughter|wife|husband|company)\\w*(?: s)? name|divorc\\w+|separated|co ?owners?|joint owners?|spouse|my (?:ex|brother|sister)(?: \\w+){0,3} (?:refuses|won t|doesn t)',
    pt: 'usufruto|menor de idade|em nome d[aeo]s? \\w+|divorci\\w+|conjuge|coproprietari\\w+|em nome (?:dos dois|de ambos)',
  }),
  municipality: questionWords({
    es: 'municipal(?:es|idad)?|ordenanzas?|zonificacion|uso de suelo|por ley|habilitacion|linea municipal|retiros?|altura maxima|cuantos pisos (?:puedo|se puede|deja\\w*)',
    en: 'municipal\\w*|city hall|zoning|by law|building code|ordinance|setback|height limit|business licen[cs]e',
    pt: 'prefeitura|municipalidade|zoneamento|por lei|alvara|altura maxima',
  }),
  building: questionWords({
    es: 'administraci?on del (?:edificio|condominio|barrio)|administrador(?:a)?|consorcio|asamblea|reglamento|copropiedad|cerrar el balcon|poner (?:un )?(?:aire|toldo|rejas?)|obras? en el edificio',
    en: 'building (?:rules|management|manager|administration)|homeowners? association|hoa rules|assembly|bylaws|enclose (?:the|my) balcony',
    pt: 'sindico|assembleia|regulamento|convencao|administradora|fechar a (?:sacada|varanda)',
  }),
  works: questionWords({
    es: 'humedad(?:es)?|filtraci?on(?:es)?|grietas?|rajaduras?|goteras?|termitas?|cupii|plagas?|cucarachas|estructura|instalacion electrica|cano(?:s|eria)?|refaccion\\w*|reform(?:ar|a|as)|remodel\\w+',
    en: 'damp|mold|mould|leaks?|cracks?|termites?|pests?|structural|wiring|plumbing|renovat\\w+|remodel\\w+|refurbish\\w*',
    pt: 'umidade|mofo|infiltra\\w+|rachaduras?|cupins?|pragas?|estrutura|fiacao|encanamento|reform\\w+',
  }),
  survey: questionWords({
    es: 'mensura|agrimensor\\w*|deslinde|amojon\\w+|mojones|linder[oa]s|limites? del terreno|medidas reales|geolocaliz\\w+|servidumbre|calle cerrada|acceso por',
    en: 'survey(?:or|ed|ing)?|boundar(?:y|ies)|easement|right of way|property lines?',
    pt: 'agrimens\\w+|topograf\\w+|demarca\\w+|divisas?|servidao',
  }),
  services: questionWords({
    es: 'ande|essap|aguateria|medidor(?:es)?|conexion de (?:luz|agua)|bajada de luz|transformador|pozo artesiano|desague|cloaca\\w*|fibra optica|factura de (?:luz|agua)|cambiar (?:el titular|la titularidad)',
    en: 'ande|essap|power connection|water connection|electricity (?:bill|connection|meter)|water (?:bill|meter)|(?<!(?:square|cubic|\\d) )meters?(?! (?:from|of|away|to))|sewer\\w*|septic|fib(?:er|re) internet',
    pt: 'ande|essap|medidor(?:es)?|ligacao de (?:luz|agua)|conta de (?:luz|agua)|esgoto|poco artesiano',
  }),
  insurance: questionWords({
    es: 'seguros? (?:de|del|para|contra) (?:la |el |mi )?(?:hogar|casa|vivienda|incendio|inmueble|depto|departamento|propiedad)|asegurar (?:la|mi) (?:casa|vivienda)',
    en: '(?:home|house|fire|property|contents|building) insurance|insure (?:my|the|a) (?:house|home|apartment)',
    pt: 'seguro (?:residencial|da casa|do imovel|contra incendio)',
  }),
}

const asks =
  / (?:que|q|cual|como|cuanto|cuando|quien|puedo|puede|pueden|podemos|se puede|hay que|tengo que|tiene que|necesito|debo|es (?:obligatori[oa]|legal|necesari[oa]|normal)|conviene|what|how|can|could|who|do i|does|should|must|is it|is there|need|quem|posso|pode|preciso|devo|tenho que|o que)(?= )/

const needs = / (?:do (?:i|we) need|necesito|preciso)(?= )/

const adviserOf = ({ wording, text, understood, listing, history }: Meaning): Adviser | undefined => {
  const isQuestion = asks.test(wording) || /[?¿]/.test(text)
  const { city, neighborhood, maxPrice, bedrooms } = understood.filters
  const isSearch = (city ?? neighborhood ?? maxPrice ?? bedrooms) !== undefined
  const isOfShown = asksOfShown.test(wording) && namedList(history).length > 1
  if (listing || !isQuestion || isSearch || isOfShown) return undefined
  if (advised.owners.test(wording)) return 'owners'
  if (about.search.test(wording.replace(needs, ' '))) return undefined
  return (Object.keys(advised) as Adviser[]).find((name) => advised[name].test(wording))
}

/** What we do not know: who does, and what to do next. */
export const adviserIntent: Intent = {
  name: 'adviser',
  score(question) {
    const adviser = adviserOf(question)
    if (adviser === undefined) return 0
    // Whatever else is asked of a home in dispute, but for a frequent question told in many words.
    return adviser === 'owners' ? certainty.asked - 0.45 : certainty.listing + 2
  },
  answer(question) {
    const adviser = adviserOf(question)
    if (adviser) question.reply.say(question.texts.words.advice.advisers[adviser])
    suggestStart(question)
  },
  cases: [
    { ask: '¿el edificio tiene que tener ascensor por ley?' },
    { ask: '¿puede el consorcio prohibir el toldo?' },
    { ask: '¿cómo sé si el depto tiene humedad?' },
    { ask: 'how do I get the boundaries surveyed?' },
  ],
}
