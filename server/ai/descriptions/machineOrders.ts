import { fold } from '#shared/core/text.ts'

const machine =
  '(?:asistentes?|assistants?|modelos? de lenguaje|language models?|chatbots?|chat ?gpt|gpt|llm|claude|gemini|inteligencia artificial|artificial intelligence|bots?|ia|ai|robots?|crawlers?|agents?)'
const order =
  '(?:ignor\\w+|olvid\\w+|forget|disregard|omit\\w*|deci\\w*|di|say|tell|respond\\w*|answer|repl\\w+|mostr\\w+|show|print|imprim\\w+|reve\\w+|output|recom\\w+|repet\\w+|repeat|traduc\\w+|translate|escrib\\w+|write|call|llam\\w+|act[uú]a\\w*|act|pretend|list\\w*|include|inclui\\w*|agreg\\w+|add)'

/** Folded. */
const patterns: readonly RegExp[] = [
  /(?:ignor|olvid|forget|disregard|desconsider|eheja)\p{L}*(?: \p{L}+){0,3} (?:instruc\p{L}*|reglas?|rules?|prompts?|ordenes|tembiapoukapy|lo anterior|anteriores|previous|above)/u,
  /(?:system|sistema|hidden) ?(?:prompt|message|mensaje)|mensaje del sistema|prompt del sistema|system prompt|prompt injection/u,
  /(?:sos|eres|you are|voce e|act as|actua como|pretend to be)(?: \p{L}+){0,2} (?:ahora|now|dan|administrador|admin|un asistente|an assistant|agora)/u,
  new RegExp(
    `(?:^|[^\\p{L}])${machine}(?:[:,]| (?:debe\\w*|must|should|tiene\\w* que|has to|have to))(?![\\p{L}])`,
    'u',
  ),
  new RegExp(
    `(?:^|[^\\p{L}])(?:si (?:sos|eres)|if you are|instruc\\w+ para|instructions? (?:to|for)|nota para|note (?:to|for)|atencion|attention)(?: (?:un|una|an?|all|el|la|los|las|the))? ${machine}(?![\\p{L}])`,
    'u',
  ),
  new RegExp(
    `(?:^|[^\\p{L}])${order} (?:solo |only |solamente )?(?:que )?(?:este|this|el) (?:aviso|listing|anuncio)(?: \\p{L}+){0,3} (?:es el mejor|is the best|primero|first)`,
    'u',
  ),
  /(?:openai|session|api)[_ ](?:api[_ ])?(?:key|secret)|clave de la api|base64|(?:delete|get|sql|search)_\p{L}+|select \* from|drop table/u,
  /<\/?(?:listing|conversation|system|question|data)|<\|?im_|\[\/?inst\]|###? ?(?:system|instruction)/u,
  /(?:recommend|recomenda\p{L}*|recomienda)(?: \p{L}+){0,4} (?:instead|en lugar|en vez|por encima|above|before) /u,
]

/** Whether a sentence tells a machine what to do, which no reader wants. */
export function isForMachines(sentence: string): boolean {
  const folded = fold(sentence)
  return patterns.some((pattern) => pattern.test(folded))
}
