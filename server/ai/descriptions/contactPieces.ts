import { fold } from '#shared/core/text.ts'
import type { Removals } from './removals.ts'
import { strengthOf } from './sentenceOrder.ts'

const digitWord =
  '(?:cero|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[a-z]+|veint[a-zé]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|[a-z]{3,8}cient[oa]s|quinientos|zero|one|two|three|four|five|six|seven|eight|nine|doble|double|tr[êe]s|quatro|sete|oito|nove|meia|mokõi|mbohapy|irundy|po)'
const gap = '[\\s.,;()/–-]{1,3}'
/** "0981 uno dos tres, cuatro cinco seis" */
const spelled = new RegExp(
  `(?<![\\p{L}\\d])(?:\\+?\\d{1,4}|${digitWord})(?:${gap}(?:y${gap})?(?:\\d{1,4}|${digitWord})(?![\\p{L}\\d])){4,16}`,
  'giu',
)
const money = '(?:us\\$|u\\$s|usd|gs\\.?|\\$|₲|pyg)'
const counted = '(?:usd|gs|₲|\\$|d[oó]lares|guaran[ií]es|m2|m²|mts|metros|m\\b|ha|hect|km|%|x\\s?\\d)'
/** In figures; money and areas are none. */
const numeric = new RegExp(
  `(?<![\\d.,$₲]|${money}\\s{0,2})(?:\\+\\s?)?\\(?\\d{2,5}\\)?(?:[\\s().–-]{0,3}\\d{2,4}){1,4}(?![\\d]|[.,]\\d|\\s{0,2}${counted})`,
  'giu',
)
const mail =
  /[\w.+-]{1,60}(?:@|\s?\(at\)\s?|\s?\[at\]\s?|\s(?:arroba|at)\s)[\w-]{2,60}(?:\s?(?:\.|\s(?:punto|dot)\s)\s?[a-z]{2,10}){1,3}/giu
const endings = 'com|net|org|info|py|ar|br|io|me|ly|app|site|online|store|shop|link|ee|gl|tv|co'
const link = new RegExp(
  [
    '(?:https?|hxxps?):\\/\\/\\S{1,500}',
    'www\\s?\\.\\s?\\S{1,300}',
    `(?<![\\w@.-])[\\w-]{2,60}(?:\\.[\\w-]{2,30})?\\.(?:${endings})(?:\\.(?:py|ar|br))?(?:\\/\\S{0,300})?(?![\\w-])`,
    '(?:(?:instagram|insta|facebook|face|tik ?tok|telegram|twitter)(?![\\p{L}])|(?:ig|fb)\\s?:)\\s?[:/-]?\\s?(?:@?[\\w.]{3,40})?(?: [\\w.]{3,40}){0,2}',
    '(?<![\\w.])@[\\w.]{3,40}',
  ].join('|'),
  'giu',
)

/** Words that lead to a contact, before it. */
const leads =
  'llam\\p{L}{0,6}|escrib\\p{L}{0,8}|contact\\p{L}{0,8}|comunic\\p{L}{0,8}|consult\\p{L}{0,6}|mand\\p{L}{0,5}|envi\\p{L}{0,6}|envía\\p{L}{0,4}|what[sz]?app?s?|wh?ats|wh?a[sz]ap+|guasap|wsp|wpp|wp|wa|tel|tel[eé]fonos?|cel|celular|celulares|n[uú]meros?|n[º°]|fono|m[oó]vil|info|informaci[oó]n|informes|interesad[oa]s?|visitas?|agend\\p{L}{0,6}|coordin\\p{L}{0,6}|mail|e-?mail|correo|inbox|dm|mensajes?|privado|call|text|phone|please|contact|ligue|ligar|chame|zap|ehen[oó]i|al|a|por|para|m[aá]s|de|del|por favor|solo|s[oó]lo|[uú]nicamente|o|y|e|u|nos|me|mi|nuestro|su|con|en|to|the|us|me|at|on|for|our|or|and|more|ver|hacer|tu|ya|directo|due[nñ]o|se|link|web|p[aá]gina|seguinos|siguenos|s[ií]guenos|m[ií]r[aá]lo|mir[aá]|more|details|detalles|fotos|videos?|pm|hoy|mismo'
const leading = new RegExp(`(?:(?<![\\p{L}])(?:${leads})(?![\\p{L}])[\\s.:,;/()–-]*)+$`, 'iu')
/** What is left of a clause that was nothing but its contact. */
const onlyLeads = new RegExp(
  `^(?:[\\s.:,;!¡¿?/()–-]*(?<![\\p{L}])(?:${leads})(?![\\p{L}]))*[\\s.:,;!¡¿?/()–-]*$`,
  'iu',
)
const call =
  /^[\s¡¿!]*(?:(?:no (?:te |se )?(?:la |lo )?(?:pierd\p{L}+|dej\p{L}+)|don.?t miss|aprovech\p{L}+|agend\p{L}+|coordin\p{L}+|consult\p{L}+|llam\p{L}+|escrib\p{L}+|contact\p{L}+|call|hurry|ap[uú]r\p{L}+|interesad[oa]s?|para (?:m[aá]s|mayor) info\p{L}*|m[aá]s info\p{L}*|visitas?|urgente|likuid\p{L}*|liquid[oa]|oferton|oferta|imperdible|oportunidad (?:[uú]nica)?)(?![\p{L}]))/iu
const maxCallWords = 8

/** Pieces with a way around the site, and the words that lead to them. */
export function withoutContacts(line: string, removals: Removals): string {
  const kinds: readonly (readonly ['mails' | 'links' | 'phones', RegExp, (piece: string) => boolean])[] = [
    ['mails', mail, () => true],
    ['links', link, () => true],
    ['phones', spelled, isSpelledPhone],
    ['phones', numeric, isPhone],
  ]
  const rest = kinds.reduce((text, [kind, pattern, isMeant]) => {
    let left = ''
    let from = 0
    for (const { 0: piece, index } of text.matchAll(pattern)) {
      if (!isMeant(piece)) continue
      removals.add(kind, piece)
      left += `${withoutLead(text.slice(from, index))}${mark}`
      from = index + piece.length
    }
    return left + text.slice(from)
  }, line)
  return rest === line ? line : rest.replace(marks, '. ').replace(/^[\s.,;:)/–-]+/, '')
}

const longestLead = 200

function withoutLead(before: string): string {
  const start = Math.max(0, before.length - longestLead)
  return before.slice(0, start) + before.slice(start).replace(leading, '')
}

/** Where a piece was. */
const mark = '\ue001'
const marks = new RegExp(`(?<![\\s.,;:)/–-])[\\s.,;:)/–-]*${mark}[\\s.,;:)/–${mark}-]*`, 'gu')

const fewest = 7
const most = 15

function isPhone(piece: string): boolean {
  const digits = piece.replace(/\D/g, '')
  if (digits.length < fewest || digits.length > most) return false
  if (/^\d{1,3}(?:\.\d{3})+$/.test(piece) || /^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d$/.test(piece))
    return false
  return /^\(?(?:\+|0|595|9[5-9])/.test(piece) || /\d[\s().–-]+\d/.test(piece)
}

/** Of single figures, mostly. */
function isSpelledPhone(piece: string): boolean {
  const words = fold(piece).match(/\p{L}+/gu) ?? []
  const digits = piece.match(/\d/g)?.length ?? 0
  return words.filter((one) => one !== 'y').length > 0 && words.length + digits >= fewest
}

/** A sentence that only asks to write or to hurry: the listing's page has buttons for it. */
export function isCall(sentence: string): boolean {
  if (onlyLeads.test(sentence)) return true
  const words = sentence.match(/\p{L}+/gu) ?? []
  return words.length <= maxCallWords && strengthOf(sentence) === 0 && call.test(sentence)
}
