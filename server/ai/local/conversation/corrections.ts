/* How a turn says that the one before was not it. Patterns of texts as typed, and of folded wordings with a space around each word. */

/** "No, en venta" excludes nothing. */
const denial = /^\s*(?:no|nao|não|nope)\s*[,.;:!]\s*/i

const saysMeant =
  /^\s*(?:(?:no|nao|não|nope|perd[oó]n|disculp[ae]|sorry|desculp[ae]|oops|ah|uy)[\s,.;:!]+){0,3}(?:(?:yo|eu|i) )?(?:quise decir|quer[ií]a decir|me refiero a|me refer[ií]a a|meant(?: to say)?|mean|quis dizer|queria dizer|digo)[\s,:]+/i

/** "No, quise decir en Villa Morra": without what only says that it corrects. */
export const withoutCorrection = (text: string): string =>
  saysMeant.test(text) ? text.replace(saysMeant, '') : text.replace(denial, '')

export const corrects = (wording: string): boolean => saysMeant.test(wording)

const maxWords = 8
const isShort = (wording: string) => wording.trim().split(' ').length <= maxWords

const rejectsAll =
  / (?:(?:ningun[oa]?|nada)(?: de (?:es[oa]s?|est[oa]s?|ell[oa]s))? (?:me )?(?:gust\w+|convenc\w+|sirv\w+|interes\w+)|no me (?:gust|convenc|sirv)\w+(?: (?:ningun[oa]|nada))?|none of (?:them|these|those)|(?:don t|didn t|do not) like (?:any|these|those|them|it)|nenhum[a]?(?: \w+)? (?:me )?(?:agrad|gost|serv|interess)\w+|nao gostei)(?= )/

/** "Ninguna me gusta": others, please. */
export const rejects = (wording: string): boolean => isShort(wording) && rejectsAll.test(wording)

const supposition =
  / (?:si (?:lo|la|los|las) (?:alquil\w+|pongo|pusiera|compro|vendo|refacciono)|what if (?:i|we)|if i (?:rent|let|list|put)|se eu (?:alug\w+|colocar|puser|vender))(?= )/

/** "¿Y si lo alquilo por Airbnb?": of what was shown, not another search. */
export const supposes = (wording: string): boolean => supposition.test(wording)

const tooDear =
  /^ (?:(?:y|e|pero|but|mas|es|son|estan?|que|todo|tod[oa]s|es[oa]s|are|is|they|these|those|re|all|sao|it|that|s|hmm|uf+|no|not|tan|tao|muy|demasiado|too|so|very|muito|bastante|un poco|a bit) ){1,6}(?:car[oa]s?|carisim[oa]s?|expensive|pricey)(?: (?:para mi|for me|pra mim|che|todo|no))? $/
const beyondBudget =
  / (?:se (?:me )?(?:va|pasa|van|pasan) (?:de|del) (?:mi )?presupuesto|no me alcanza(?: para tanto)?|(?:out of|over|above) (?:my|our) budget|fora do (?:meu )?orcamento|can t afford (?:that|those|them|it))(?= )/

/** "Son muy caras": cheaper ones first. */
export const findsDear = (wording: string): boolean =>
  isShort(wording) && (tooDear.test(wording) || beyondBudget.test(wording))
