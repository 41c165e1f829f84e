const hello =
  'hola+|buenas (?:tardes|noches|d[ií]as)|buenas(?=\\s*[,.;:!]|\\s+(?:quer|quier|necesit|busc|tienen|tenes|una? (?:consult|pregunt)|me |hay ))|buen d[ií]a|buenos d[ií]as|hi+|hello|hey|good (?:morning|afternoon|evening)|ol[aá]|oi+|bom dia|boa (?:tarde|noite)'
const courtesy =
  "(?:disculp[ae]n?,? )?(?:(?:una|te hago una|les hago una|tengo una|quer[ií]a hacer(?:les|te)? una|quick|just a(?: quick)?|one|i have a|i['’]ve got a|uma|tenho uma) (?:consultita|consulta|preguntita|pregunta|duda|question|pergunta|d[uú]vida))"
const howAreYou =
  '(?:(?:qu[eé] tal|c[oó]mo (?:est[aá]n?|and[aá]n?|va)|tudo bem|how are you|how.s it going)(?=\\s*[,.;:!?]))'
const opening = new RegExp(
  `^[\\s¡¿]*(?:(?:${hello}|${courtesy}|${howAreYou})(?![\\p{L}\\d-])[\\s,.;:!?¡]*)+(?:che[\\s,]+)?`,
  'iu',
)
const leastWords = 3

/** "Hola, una consulta: ¿ustedes cobran?" asks what comes after it. Few words are left as they are. */
export function withoutGreeting(text: string): string {
  const rest = text.replace(opening, '')
  return rest.trim().split(/\s+/).length < leastWords ? text : rest
}
