import type { Asked } from './asked.ts'

/** How topics of foreigners and moving are asked for. */
export const foreignersAsked = {
  fromAbroad: {
    es: '¿Puedo comprar sin viajar a Paraguay? | vivo en el exterior y quiero comprar, como hago | comprar una propiedad a distancia con un poder | puedo comprar desde españa sin ir | firmar la escritura sin estar en el pais',
    en: 'Can I buy from abroad without travelling? | buying remotely with a power of attorney | I live overseas, how can I buy a flat there | can someone sign the deed for me',
    pt: 'Posso comprar sem viajar ao Paraguai? | comprar à distância com procuração | moro no Brasil e quero comprar sem ir',
  },
  borderZone: {
    es: '¿Un brasileño puede comprar campo cerca de la frontera? | que es la zona de seguridad fronteriza | soy argentino, puedo comprar tierra en la frontera | restricciones para extranjeros en la franja de frontera | un campito cerca de encarnacion para un extranjero',
    en: 'Can a Brazilian buy land near the border? | what is the border security zone | border restrictions for foreign buyers | can Argentines buy a farm by the border',
    pt: 'o que é a faixa de fronteira | restrição de terra rural para brasileiros',
  },
  foreigners: {
    es: '¿Un extranjero puede comprar una propiedad en Paraguay? | soy extranjero, que necesito para comprar | puedo comprar con pasaporte | hace falta residencia para comprar una casa | los argentinos pueden comprar departamentos',
    en: 'Can foreigners buy property in Paraguay? | do I need residency to buy a house or is a passport enough | what does a foreigner need to buy | can an American own land in Paraguay',
    pt: 'Estrangeiro pode comprar imóvel no Paraguai? | brasileiro pode comprar apartamento | preciso de residência para comprar casa | comprar com passaporte',
  },
  moving: {
    es: '¿Cómo saco la residencia en Paraguay? | que necesito para vivir en paraguay | residencia temporal requisitos | cuanto tiempo puedo quedarme como turista | como me mudo a paraguay legalmente',
    en: 'How do I get residency in Paraguay? | how long can I stay as a tourist | temporary residence requirements | how do I move to Paraguay legally',
    pt: 'Como tiro a residência no Paraguai? | que documentos preciso para morar no Paraguai | residência temporária | quanto tempo posso ficar como turista',
  },
  movingAndBuying: {
    es: '¿Qué hago primero, la residencia o comprar la casa? | quiero mudarme y comprar, que papeles necesito | necesito la residencia antes de comprar y mudarme',
    en: 'Should I get residency first or buy first? | I want to move and buy, what papers do I need | moving and buying a home at the same time',
    pt: 'O que faço primeiro, residência ou comprar casa? | que documentos preciso para tirar a residência e comprar casa | quero me mudar e comprar',
  },
  permanentResidence: {
    es: '¿Comprar una casa me da la residencia? | residencia permanente por inversion | suace inversionista | cuanto hay que invertir para la residencia permanente | comprar propiedad y obtener residencia',
    en: 'Does buying property give me residency? | permanent residence by investment | would buying a house get me residency | SUACE investor residence',
    pt: 'Comprar imóvel dá residência? | residência permanente por investimento | quanto preciso investir para residência permanente',
  },
} as const satisfies Asked
