/* Of folded wordings with a space around each word. */

/** "¿Cuánto me ahorro si me voy a Areguá?", "how much less would I pay there?" */
export const asksSavings = (wording: string): boolean => saves.test(wording)

const saves =
  / (?:(?:cuanto|cuanta plata|how much|what|quanto)(?: \w+){0,5} (?:ahorr\w+|economiz\w+|save|saving)|(?:me |nos )?(?:ahorro|ahorraria|ahorramos|ahorrariamos) (?:mucho|algo|plata)|(?:cuanto|cuanta plata|how much|quanto)(?: \w+){0,2} (?:menos|mas barat[oa]s?|less|cheaper|mais barat[oa]s?|a menos)(?= (?!de))|(?:cuanto|how much|quanto) (?:mas|more|mais)(?: \w+){0,3} (?:pag\w+|pay|gast\w+|spend|cost\w*|custa\w*|sale|saldria))(?= )/

/** "¿Vale la pena vivir en Luque y trabajar en Asunción?", not whether one may. */
export const livesAndWorks = (wording: string): boolean => twoPlaces.test(wording) && !whether.test(wording)

const twoPlaces =
  / (?:vivir|live|living|morar|viver)(?: \w+){1,4} (?:y|and|e|but|pero|mas) (?:trabaj\w+|work\w*|trabalh\w+) (?:en|in|em) /
const whether =
  / (?:se puede|puedo|podemos|can (?:i|we|one|you)|possible|posible|possivel|da (?:para|pra))(?= )/
