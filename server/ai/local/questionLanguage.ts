import { isGuarani } from '#server/ai/guarani.ts'
import type { Language } from '#shared/core/language.ts'
import { fold } from '#shared/core/text.ts'

/** Languages that are understood and answered in; pages are not in Portuguese. */
export type Spoken = Language | 'pt'

const spanish = new Set(
  'no sos nada malo mala che encontras encontraste sirve son era tengo esto eso algo el la los las un una de del que en con sin por para es esta estan hay tiene tienen cuanto cuanta cuantos cuantas cual cuales donde como quiero busco necesito mostrame decime dame casa casas departamento departamentos depto terreno alquiler venta precio barrio metro metros y o mas menos hasta desde muy gracias hola chau buenas segunda segundo primera primero tercera tercero compara y al lo me te se si vos podes tenes quien cuando barato barata grande visita visitar dormitorios banos superficie pileta rentabilidad parecidas'.split(
    ' ',
  ),
)
const english = new Set(
  'the an of in with without for is are there have has how much many what which where who when i want need show me find tell give house houses apartment apartments flat land rent sale price neighborhood meter meters and or more less under up to from thanks thank hello hi hey bye second first third compare you can do does it its this that cheaper cheapest largest bigger visit bedrooms bathrooms square pool return similar ones about one expensive please my any help will prices next year write joke weather loan mortgage between expensive average worth exchange convert to compare charge fees contact publish what s where safe best neighborhoods area areas kids children live living move anything something any property properties land listings cheap good far near left over pets allowed furnished which costs better should could would than as by mortgage foreigners buying renting stupid useless know need they them he she on at but not no yes just'.split(
    ' ',
  ),
)

const portuguese = new Set(
  'tenho ganho ganhamos recebo investir pagamento pagamentos gostei adorei lixo num numa for certo sei titulo sao ele ela pelo pela depois mil sobre agua estao incluidas incluidos e a os as luz tudo seu sua pra pro esse essa dele dela cartorio financiar mudar comeco comecar aluga da colocar airbnb de algum alguma alguns algumas ficam há quero queria procuro preciso tem temos onde fica quanto quanta quantos quantas qual quais com sem em na no do da dos das um uma uns umas ou e ate mais melhor bairro apartamento quarto quartos banheiro banheiros vaga vagas garagem alugar aluguel aluga comprar casa casas preco custa custam voce voces nao sim obrigado obrigada bom boa dia oi ola eu meu minha isso esta este aceita animais moradia morar perto longe mobiliado ser para por que posso pode ver tudo bem mostra mostre outro outra outros outras barato barata caro cara baratos baratas terreno segunda primeira primeiro terceira estrangeiro estrangeiros imovel imoveis pode paraguai imposto impostos fiador paga pago documentos preciso residencia investir compro alugo rende aceita faco fazer visitar telefone dono dona condominio andar que se me por la vende vendem alugam mostre compare fale primeiros dois metros metro quadrado valor vale financiamento animais cachorro escritorio sala cobertura moro mora fica quadras perto praia lago vou estou somos filhos casal familia mes reais guaranis dolares imobiliaria anuncio anunciado tempo baixou baixaram mudou ja ha cima preco barato como que e o incluso incluido'.split(
    ' ',
  ),
)

/** Undefined where the words are too few to tell. */
export function spokenIn(typed: string): Spoken | undefined {
  const words = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const wording = ` ${words.join(' ')} `
  // Answered in Spanish: those who ask so read it.
  if (isGuarani(wording)) return 'es'
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const scores: [Spoken, number][] = [
    ['es', count(spanish) + (/[¿¡ñ]/i.test(typed) ? 1 : 0)],
    ['en', count(english) + (onlyEnglish.test(wording) ? 1 : 0)],
    ['pt', onlyPortuguese.test(wording) || /[ãõç]|(?:^|\s)é\s/i.test(typed) ? count(portuguese) + 1 : 0],
  ]
  const [best, next] = scores.toSorted(([, one], [, other]) => other - one)
  return best && best[1] > (next?.[1] ?? 0) ? best[0] : undefined
}

/** "Compare Luque and Lambaré": of one word that all have, and one that no other has. */
const onlyEnglish = / (?:and|the) /

/** Shared by no other: "com", "quanto", "não". */
const onlyPortuguese =
  /(?:^ oi| (?:tenho|ganho|ganhamos|recebo|investir|lixo|da pra|pra|pro|e se|se (?:for|eu)|num|numa|nele|nela|dele|dela(?! mora)|pelo|pela|depois d[aeo]s?|certo|sei|liquido|kitnets?|vendendo|alugando|ess[ea] aqui|cartorio|[eo] o [a-z]+|colocar|no airbnb|vale a pena|o que (?:e|sao|significa|acontece|preciso|quer dizer)|[oa] (?:condominio|predio|imovel|bairro|preco|aluguel)|posso|oferecer|consigo|gostaria|quero|queria|procuro|preciso|tem|onde|quanto|quanta|quantos|quantas|qual|quais|com|sem|em|ate|um|uma|ou|mais|melhor|bairro|quartos?|banheiros?|vagas?|garagem|alugar|aluguel|preco|custa|voces?|nao|obrigad[oa]|bom|boa|meu|minha|mobiliado|morar|perto|longe|mostra|mostre|gostei|adorei|pagamentos?|funciona o|primeir[oa]|terceir[oa]|outr[oa]s?|estrangeiros?|imovel|imoveis|pode|paraguai|impostos?|fiador|aceita|alugo|alugam|rende|faco|fazer|telefone|dono|financiamento|quadrado|custam|mobiliada|sao|estao|isso|filhos?|foi|seu|sua|vou|escritorio|imobiliaria|fale|compare|maior|mais|vendem|nenhum|onde|ainda|quem|(?:meu|o|seu|esse) anuncio|tempo|baixou|mudou)) /

/** Of the answer: the question's, else that of the conversation, else of the page. */
export function questionLanguage(
  spoken: Spoken | undefined,
  before: readonly (Spoken | undefined)[],
  ofPage: Language,
  isShort = false,
): Spoken {
  const last = before.findLast((one) => one !== undefined)
  // "De 2 hectares": too few words to leave Portuguese for Spanish.
  if (isShort && last === 'pt' && spoken === 'es') return last
  return spoken ?? before.findLast((one) => one !== undefined) ?? ofPage
}
