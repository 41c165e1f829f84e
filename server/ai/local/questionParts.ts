const question =
  'qui[eé]n(?:es)?|cu[aá]nt[oa]s?|cu[aá]l(?:es)?|qu[eé]|c[oó]mo|cu[aá]ndo|d[oó]nde|puedo|se puede|hay q(?:ue)?|necesito|tengo q(?:ue)?|debo|se paga|cobran|me cobran|conviene|es|est[aá]|acepta\\w*|tiene|incluye|who|what|how|when|where|which|can i|can we|do i|do you|does it|is it|is there|are there|should i|quem|quant[oa]s?|qual|quais|como|quando|onde|posso|preciso|precisa|tem|é|paga|aceita'
/** "¿Cuánto tarda y quién paga?", "How much is it? Does it have a pool?" */
const border = new RegExp(
  `[?][\\s,]+(?=\\S)|(?:[\\s,]+(?:y|e|and|mas|but|pero)|[,.;])\\s+(?=[¿]?(?:(?:a|de|en|por|con|for|at|em) )?(?:${question})\\s)`,
  'gi',
)

const asks = new RegExp(`^[¿]?(?:${question})\\s`, 'i')
const leastWords = 2
const isLong = (part: string) => part.split(/\s+/).length >= leastWords
const maxParts = 3

/** Of the search before it. */
const asksOptions =
  /^[¿\s]*(?:what are my options|what do you have|what is there|qu[eé] (?:opciones )?(?:hay|tienen|ten[eé]s|tengo)|cu[aá]les son (?:mis|las) opciones|o que tem|quais (?:s[aã]o )?as op[cç][oõ]es)[?\s]*$/i

/** "Tres cosas: cuánto cobran, si puedo publicar sin fotos y si el aviso vence" */
const announces =
  /^.{0,40}?\b(?:(?:dos|tres|varias|unas|algunas|two|three|some|a few|duas|três|tres|umas) (?:cosas|cositas|preguntas|consultas|dudas|things|questions|coisas|perguntas|d[uú]vidas)) ?[:.,-] ?/i
const listed = /[,;] (?:(?:y|e|and) )?(?=\S)| (?:y|e|and) (?=(?:si|if|whether|se) )/i
const indirect = /^(?:si|if|whether|se) /i

/** Each as a question of its own. */
const asAnnounced = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(announces, '')
    .split(listed)
    .flatMap((one) => one.split(border))
    .map((one) => one.trim())
    .map((one) => (indirect.test(one) ? `¿${one.replace(indirect, '')}?` : one))

/** The questions of a text that asks two or three, also of what it says before: "Vendo mi depto. ¿Qué precio y qué impuestos?" */
export function questionParts(text: string): string[] {
  const isAnnounced = announces.test(text.replaceAll(/\s+/g, ' '))
  const parts = isAnnounced ? asAnnounced(text) : text.split(border).map((part) => part.trim())
  if (parts.some((part) => asksOptions.test(part)) || !parts.every(isLong)) return []
  if (
    parts.length === 2 ||
    (parts.length === maxParts && (isAnnounced || parts.every((one) => asks.test(one))))
  )
    return parts
  const [about = '', ...others] = parts
  const isBeside = others.length > 1 && others.length <= maxParts && !asks.test(about)
  return isBeside ? others.map((one) => `${about} ${one}`) : []
}
