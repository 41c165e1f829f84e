/* For folded wordings with one space around each word: question words of Guaraní and jopará as Spanish says them, so that one table of words serves both. */

const marks =
  / (?:i?varato(?:ve|iteve)?va|hetaiterei|oipa|ndaikatui|oguereko\w*|mamo(?:pa)?|upepe|ehechauka|ndahepy\w*|onenegos?[zc]?ia\w*|ahepyme e\w*|gueteri|oi gueteri|ikatupa|amoi(?:ta|se)?|mboy(?:pa)? (?:pe|o|oje)?cobra\w*|onemboguejy\w*|roheka\w*|meve|peve|tera|ndaipotai(?:va)?|iporave(?:va)?|oikoteve\w*|ovende(?:se)?|aikoteve\w*|roikoteve|mbov?y\w*|ajogua\w*|jajogua|aikuaase\w*|hagua|moo(?:pa|ite)?|petei|ovale|mba e(?: pa|pa)?|ikatu(?:pa)?|aalkila\w*|aikose|maerapa|mavapa|araka epa|hepy ?y ?ve(?:va)?|hepy ?eterei(?:va)?|umiva(?:pe)?|che (?:ra y|memby|rajy)|ndaipori|michi ?ve(?:va)?|tuichave(?:va)?|michimi|guype|karai|oi pa|oime(?:pa)?|aheka\w*|pehe\w*|reime|ndive|ko ape|aiko (?:alkiler|alquiler)\w*|oimo ?a|ojupi|cheve|opata|piko)(?= )/

const pairs: readonly (readonly [RegExp, string])[] = [
  [/ (?:ajogua|jajogua)(?:se)? hagua(?= )/g, ' para comprar'],
  [/ (?:ajogua|jajogua)(?:se)?(?= )/g, ' comprar'],
  [/ (?:aalkila|alkila)(?:se)? hagua(?= )/g, ' para alquilar'],
  [/ (?:aalkila)(?:se)?(?= )/g, ' alquilar'],
  [/ (?:aikoteve\w*|roikoteve)(?= )/g, ' necesito'],
  [/ aikuaase\w*(?= )/g, ' quiero saber'],
  [/ mbov?y(?:pa)? (?:pe|o|oje)?cobra\w*(?= )/g, ' cuanto cobran por publicar'],
  [/ amoi(?:ta|se)? che roga(?= )/g, ' publicar mi casa'],
  [/ amoi(?:ta|se)?(?= )/g, ' publicar'],
  // "Che Róga Porã" is a loan.
  [/ che roga(?! pora)(?= )/g, ' mi casa'],
  [/ (?:pende|nde|pene) (?:pagina|sitio|app) ?(?:pe)?(?= )/g, ' en la pagina'],
  [/ mbov?y(?:pa)? (?=(?:la|el) mas )/g, ' cual es '],
  [/ umiva(?:pe)?(?: apytegui)?(?= )/g, ' de esas'],
  [/ mbov?y(?:pa|te)?(?: (?:ovale|ojevale|hepykue|hepy|la))?(?= (?!koty))/g, ' cuanto cuesta'],
  [/ mbov?y(?:pa)?(?= koty)/g, ' cuantos'],
  [/ (?:i?hepykue)(?= )/g, ' precio'],
  [/ (?:ojevale|oje?vale)(?= )/g, ' vale'],
  [/ ko oga(?= )/g, ' esta propiedad'],
  [/ ovale(?= )/g, ' vale'],
  [/ (?:moo|mamo)(?:pa|ite)?(?= )/g, ' donde'],
  [/ upepe(?= )/g, ' ahi'],
  [/ ndaikatui(?= )/g, ' no puedo'],
  [/ apaga(?= )/g, ' pagar'],
  [/ oguereko\w*(?= )/g, ' tiene'],
  [/ ehechauka(?: cheve)?(?= )/g, ' mostrame'],
  [/ ndahepy\w*(?= )/g, ' mas barato'],
  [/ onenegos?[zc]?ia\w*(?= )/g, ' es negociable'],
  [/ ahepyme e\w*(?= )/g, ' pago'],
  [/ (?:oipa |oi pa |oi )?gueteri(?= )/g, ' sigue disponible'],
  [/ onemboguejy\w*(?= )/g, ' es negociable'],
  [/ roheka\w*(?= )/g, ' buscamos'],
  [/ (?:mavapa|mava)(?= )/g, ' quien'],
  [/ araka e(?:pa)?(?= )/g, ' cuando'],
  [/ mba e ?(?:pa)?(?= (?!ichapa))/g, ' que'],
  [/ (?:oi pa|oipa|oime(?:pa)?)(?= )/g, ' hay'],
  [/ guype(?= )/g, ' menos de'],
  [/ i?varato(?:ve|iteve)va(?= )/g, ' mas barato'],
  [/ i?varatova(?= )/g, ' barato'],
  [/ hetaiterei(?= )/g, ' muy cara'],
  [/ (?:meve|peve)(?= )/g, ' hasta'],
  [/ tera(?= )/g, ' o'],
  [/ ndaipotai(?:va)?(?= )/g, ' no quiero'],
  [/ iporave(?:va)?(?= )/g, ' mejor'],
  [/ oikoteve\w*(?= )/g, ' se necesita'],
  [/ ovende(?:se)? hagua(?= )/g, ' para vender'],
  [/ ovende(?:se)?(?= )/g, ' vende'],
  [/ cuota ?pe(?= )/g, ' en cuotas'],
  [/ oi(?= )/g, ' esta'],
  [/ ikatu(?:pa)?(?= )/g, ' puedo'],
  [/ aiko(?:se)?(?: hagua)?(?= )/g, ' vivir'],
  [/ hagua(?= )/g, ' para'],
  [/ petei(?= )/g, ' una'],
  [/ hepy ?y ?ve(?:va)?(?= )/g, ' mas barato'],
  [/ hepy ?eterei(?:va)?(?= )/g, ' muy caro'],
  [
    / che (?:ra y|memby|rajy) (?:oho|ohota|oho ta) (?:estudia\w*|oestudia\w*)(?= )/g,
    ' mi hijo va a estudiar',
  ],
  [/ umivape?(?= )/g, ' en esos'],
  [/ ndaipori(?= )/g, ' hay'],
  [/ michi ?ve(?:va)?(?= )/g, ' mas chica'],
  [/ tuichave(?:va)?(?= )/g, ' mas grande'],
  [/ oga(?= )/g, ' casa'],
  [/ yvy(?= )/g, ' terreno'],
]

export const isGuarani = (wording: string): boolean => marks.test(wording)

/** Unchanged where no word is Guaraní. */
export const inSpanish = (wording: string): string =>
  isGuarani(wording) ? pairs.reduce((said, [word, spanish]) => said.replace(word, spanish), wording) : wording
