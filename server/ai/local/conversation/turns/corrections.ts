/* How a turn says that the one before was not it. Patterns of texts as typed, and of folded wordings with a space around each word. */

/** "No, en venta" excludes nothing. */
const denial =
  /^\s*(?:(?:(?:no|nao|não|nope)(?:[\s,]+(?:wait|esper[aá]|pera[íi]?|perd[oó]n|sorry|disculp\p{L}*|desculp\p{L}*))?\s*[,.;:!]|(?:no|nao|não)(?=\s+(?:mejor|melhor|better)\s+(?:una?|uma?|an?|algo|en|em|in|con|com|with|de|para)\s)|(?:actually|na verdade|en realidad|wait|esper[aá]|mejor dicho|melhor dizendo)[\s,.;:!]+)\s*){1,2}(?:make (?:it|that) )?/iu

const mistaken =
  '(?:no|nao|não|nope|perd[oó]n|disculp[ae]|sorry|desculp[ae]|oops|ah|uy|ay|me equivoqu[eé]|me confund[ií]|my (?:mistake|bad)|i was wrong|i made a mistake|me enganei|errei|me expres[eé] mal|i misspoke|i said (?:that|it) wrong)'
const meant =
  "(?:(?:yo|eu|i) )?(?:quise decir|quer[ií]a decir|me refiero a|me refer[ií]a a|meant(?: to say)?|mean|quis dizer|queria dizer|digo|era(?:n)?|es|it was|it is|it’s|it's|should be|ser[ií]a)"
const saysMeant = new RegExp(
  `^\\s*(?:${mistaken}[\\s,.;:!]+){0,3}(?:quise decir|quer[ií]a decir|(?:yo |eu |i )?(?:me refiero a|me refer[ií]a a|meant(?: to say)?|mean|quis dizer|queria dizer|digo))[\\s,:]+|^\\s*(?:${mistaken}[\\s,.;:!]+){1,3}${meant}[\\s,:]+|^\\s*(?:no[\\s,.;:!]+)?(?:me equivoqu[eé]|me confund[ií]|me expres[eé] mal|my (?:mistake|bad)|me enganei|errei)[\\s,.;:!]+`,
  'i',
)

/** "No era para comprar, era para alquilar" */
const otherOffer =
  /^\s*(?:no|not|n[aã]o)\s+(?:\p{L}+\s+){0,3}(?:compra\w*|venta|alquil\w+|rent\w*|buy\w*|sale|alug\w+|venda)\s*[,;.]?\s*(?:era|es|sino(?: que)?|quiero|quer[ií]a|busco|it was|it['’]s|but|i want|mas|é|quero)\s+/iu

const setsAside =
  /^\s*(?:(?:no|bueno|ok|mejor|ya)[\s,.;:!]+){0,2}(?:olvid(?:ate|á(?:te)?|alo|a|emos|émonos)|dej(?:á|a|emos)(?:lo|mos)?|forget|never ?mind|scratch|drop|esque(?:ce|ça|ca)|deixa)(?: (?:de |about )?(?:(?:todo )?(?:eso|esto|lo (?:otro|anterior|de antes)|that|it|this|isso|isto|pra l[aá]|all that)))?[\s,.;:!]+(?=(?:ahora|mejor|mostrame|busc|quiero|necesito|now|i |i’|let|show|find|agora|quero|procuro|mostr|preciso))/i

/** "Olvidate de eso, ahora busco oficina": a search of its own. */
export const startsOver = (text: string): boolean => setsAside.test(text)

/** "No, quise decir en Villa Morra": without what only says that it corrects. */
export const withoutCorrection = (text: string): string =>
  setsAside.test(text)
    ? text.replace(setsAside, '').replace(/^(?:ahora|now|agora)\s+/i, '')
    : otherOffer.test(text)
      ? text.replace(otherOffer, '')
      : saysMeant.test(text)
        ? text.replace(saysMeant, '')
        : text.replace(denial, '')

export const corrects = (wording: string): boolean => saysMeant.test(wording) || otherOffer.test(wording)

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
