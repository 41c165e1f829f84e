import type { Asked } from './asked.ts'

/** How topics of foreigners and moving are asked for. */
export const foreignersAsked = {
  fromAbroad: {
    es: '¿Puedo comprar sin viajar a Paraguay? | vivo en el exterior y quiero comprar, como hago | comprar una propiedad a distancia con un poder | puedo comprar desde españa sin ir | firmar la escritura sin estar en el pais | compra a distancia | vivo en españa y quiero comprar alla sin tomar un avion | como adquiero un depto en asuncion estando en estados unidos | ¿Es posible comprar mediante poder otorgado en el extranjero? | no puedo ir al pais, igual puedo escriturar mi compra? | puedo firmar todo desde afuera sin viajar',
    en: 'Can I buy from abroad without travelling? | buying remotely with a power of attorney | I live overseas, how can I buy a flat there | can someone sign the deed for me | purchase remotely with power of attorney | must I be present to sign my purchase | can I sign everything from Canada without flying down',
    pt: 'Posso comprar sem viajar ao Paraguai? | comprar à distância com procuração | moro no Brasil e quero comprar sem ir | dá pra comprar imóvel sem ir ao Paraguai? | compra à distância de apê em Assunção | dá pra assinar tudo daqui sem viajar',
  },
  borderZone: {
    es: '¿Un brasileño puede comprar campo cerca de la frontera? | que es la zona de seguridad fronteriza | soy argentino, puedo comprar tierra en la frontera | restricciones para extranjeros en la franja de frontera | un campito cerca de encarnacion para un extranjero | ley de zona de seguridad fronteriza | cuantos km desde el limite no puede comprar tierra un brasilero | explicame la prohibicion de tierras para vecinos cerca del limite | ¿Qué alcance tiene la restricción rural a nacionales limítrofes? | los de brasil tienen prohibido el campo pegado a la frontera, no?',
    en: 'Can a Brazilian buy land near the border? | what is the border security zone | border restrictions for foreign buyers | can Argentines buy a farm by the border | Paraguay border security strip law for land | which nationalities face the border land restriction',
    pt: 'o que é a faixa de fronteira | restrição de terra rural para brasileiros | lei da faixa de fronteira no Paraguai | quem é atingido pela restrição de terras na fronteira',
  },
  foreigners: {
    es: '¿Un extranjero puede comprar una propiedad en Paraguay? | soy extranjero, que necesito para comprar | puedo comprar con pasaporte | hace falta residencia para comprar una casa | los argentinos pueden comprar departamentos | derechos del comprador extranjero | soy italiano, me dejan tener una casa en paraguay? | un no residente puede escriturar a su nombre con pasaporte | ¿Existe restricción dominial para personas extranjeras? | mi yerno es aleman y quiere comprar aca, que le piden? | soy española, qué papeles piden para comprar un depto allá | qué documentos necesita un extranjero para comprar',
    en: 'Can foreigners buy property in Paraguay? | do I need residency to buy a house or is a passport enough | what does a foreigner need to buy | can an American own land in Paraguay | can non-citizens own real estate in Paraguay | ownership rules for expats buying | what papers does a foreigner need to buy a flat',
    pt: 'Estrangeiro pode comprar imóvel no Paraguai? | brasileiro pode comprar apartamento | preciso de residência para comprar casa | comprar com passaporte | estrangeiro pode ter imóvel no Paraguai? | regras pra não residente comprar imóvel',
  },
  moving: {
    es: '¿Cómo saco la residencia en Paraguay? | que necesito para vivir en paraguay | residencia temporal requisitos | cuanto tiempo puedo quedarme como turista | como me mudo a paraguay legalmente | residencia temporal | quiero vivir en paraguay, que tramite migratorio hago | soy argentino, como me hago residente paraguayo | ¿Cuál es el procedimiento de radicación ante Migraciones? | me mudo con mi familia desde brasil, como conseguimos la cedula',
    en: 'How do I get residency in Paraguay? | how long can I stay as a tourist | temporary residence requirements | how do I move to Paraguay legally | immigration steps to live in Paraguay | how does an expat become a legal resident',
    pt: 'Como tiro a residência no Paraguai? | que documentos preciso para morar no Paraguai | residência temporária | quanto tempo posso ficar como turista | como tirar a residência paraguaia? | quero me mudar pro Paraguai, como faço com a imigração',
  },
  movingAndBuying: {
    es: '¿Qué hago primero, la residencia o comprar la casa? | quiero mudarme y comprar, que papeles necesito | necesito la residencia antes de comprar y mudarme | orden: radicacion o compra | me mudo a paraguay, compro antes o despues de tener la cedula? | q hago antes, papeles de migracion o escritura | ¿Es preferible tramitar la radicación previo a la compra? | espero mi carnet de residente para buscar casa o da igual',
    en: 'Should I get residency first or buy first? | I want to move and buy, what papers do I need | moving and buying a home at the same time | immigration papers before or after the purchase | which comes earlier, settling status or the house',
    pt: 'O que faço primeiro, residência ou comprar casa? | que documentos preciso para tirar a residência e comprar casa | quero me mudar e comprar | tiro a residência antes ou compro o imóvel primeiro? | vale esperar a residência pra comprar',
  },
  permanentResidence: {
    es: '¿Comprar una casa me da la residencia? | residencia permanente por inversion | suace inversionista | cuanto hay que invertir para la residencia permanente | comprar propiedad y obtener residencia | residencia por inversión | si compro un depto me dan la radicacion permanente? | tener propiedad ayuda para los papeles de migraciones? | ¿La adquisición inmobiliaria otorga radicación permanente? | compro una casa y automaticamente soy residente, es asi? | si compro una casa me dan la residencia?',
    en: 'Does buying property give me residency? | permanent residence by investment | would buying a house get me residency | SUACE investor residence | golden visa through real estate in Paraguay | permanent status by investing in a home | do I get residency if I buy a house | is buying a small flat enough to get residency',
    pt: 'Comprar imóvel dá residência? | residência permanente por investimento | quanto preciso investir para residência permanente | comprar imóvel dá direito à residência? | ter casa no Paraguai me torna residente? | se eu comprar uma casa ganho a residência?',
  },
} as const satisfies Asked
