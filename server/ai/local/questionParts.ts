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
const maxParts = 2

/** Of the search before it. */
const asksOptions =
  /^[¿\s]*(?:what are my options|what do you have|what is there|qu[eé] (?:opciones )?(?:hay|tienen|ten[eé]s|tengo)|cu[aá]les son (?:mis|las) opciones|o que tem|quais (?:s[aã]o )?as op[cç][oõ]es)[?\s]*$/i

/** The questions of a text that asks two, also of what it says before: "Vendo mi depto. ¿Qué precio y qué impuestos?" */
export function questionParts(text: string): string[] {
  const parts = text.split(border).map((part) => part.trim())
  if (parts.some((part) => asksOptions.test(part))) return []
  const isTwo = parts.length === maxParts && parts.every(isLong)
  if (isTwo) return parts
  const [about = '', one = '', other = ''] = parts
  const isBeside = parts.length === maxParts + 1 && !asks.test(about) && parts.every(isLong)
  return isBeside ? [`${about} ${one}`, `${about} ${other}`] : []
}
