import type { Topic } from '#server/ai/guides/topic.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

const neighbours =
  '(?:soy|somos|vivo|vengo) (?:de|en) (?:brasil|argentina|bolivia)|from (?:brazil|argentina|bolivia)|sou d[oae] (?:brasil|argentina|bolivia)|brasilen[oa]s?|brasiler[oa]s?|brasileir[oa]s?|argentin[oa]s?|bolivian[oa]s?|brazilians?|argentines?|argentinians?|bolivians?'

const others =
  'aleman(?:es|a)?|german[oa]?s?|american[oa]s?|estadounidenses?|espanol(?:es|a)?|europe[oa]s?|france(?:s|ses|sa)|italian[oa]s?|chilen[oa]s?|uruguay[oa]s?|rus[oa]s?|ingles(?:es|a)?|canadienses?|taiwan\\w+|corean[oa]s?'

export const foreignerTopics = {
  fromAbroad: {
    guide: 'foreigners',
    section: 'can',
    about: {
      es: [
        '!(tengo que|hay que|hace falta|necesito|debo) (estar|viajar|ir|venir|presentarme) & (firm*|escritur*|compr*)',
        '!(sin (viajar|estar|ir)|a distancia|por poder|apoderado|de lejos|(vivo|estoy|vivimos) (en el (exterior|extranjero)|afuera|en (espana|argentina|estados unidos|eeuu|alemania|brasil))) & (compr*|escritur*|firm*|vend*)',
      ],
      en: [
        '!(be|being|travel|come|fly|go) (physically |present )?(in|to) (paraguay|asuncion|the country|person) & (sign*|deed|closing|buy*|purchase)',
        '!(remotely|from abroad|without (traveling|travelling|being there|visiting)|power of attorney) & (buy|buying|purchase|sign|sell*)',
      ],
      pt: ['!(sem viajar|a distancia|por procuracao|procuracao|moro no exterior) & (compr*|assin*|vend*)'],
    },
    answer: {
      es: `Comprar, podés: al contado alcanza con tu documento o pasaporte${cite.passportPurchase}. La propiedad pasa por escritura pública ante escribano${cite.deedRequired}; desde afuera lo usual es que la firme un apoderado con un poder especial, así que preguntale al escribano qué poder pide y cómo se legaliza antes de mandar dinero.`,
      en: `You may buy: for a cash purchase your identity card or passport is enough${cite.passportPurchase}. Ownership passes by a public deed before a notary${cite.deedRequired}; from abroad it is usually signed by somebody with a special power of attorney, so ask the notary which power is needed and how it is legalized before you send money.`,
      pt: `Comprar, você pode: à vista basta o documento ou passaporte${cite.passportPurchase}. A propriedade passa por escritura pública diante de um escribano${cite.deedRequired}; de fora o usual é que assine um procurador com procuração especial, então pergunte ao escribano que procuração pede e como se legaliza antes de mandar dinheiro.`,
    },
  },
  borderZone: {
    guide: 'foreigners',
    section: 'border',
    about: {
      es: [
        '(zona|franja|seguridad) (de )?(seguridad )?fronter*|zona de seguridad',
        '(fronter*|50 ?km|limite) & (compr*|propiedad|terreno|campo|tierra|extranjer*)',
        `(${neighbours}) & (compr*|campo|tierra|terreno|rural|casa|propiedad|inmueble|departamento)`,
      ],
      en: [
        'border (zone|strip|security|area|law)|security zone',
        '(borders?|50 ?km) & (buy|own|land|property|foreign*|restrict*)',
        `(${neighbours}) & (buy|own|land|property|rural|farm|house|apartment)`,
      ],
      pt: [
        '(faixa|zona) (de )?fronteir*',
        'fronteira & (compr*|imovel|terra|terreno|fazenda)',
        `(${neighbours}) & (compr*|imovel|terra|terras|fazenda|sitio|casa|apartamento|terreno)`,
      ],
    },
    answer: {
      es: `Una casa o un departamento en zona urbana los puede comprar cualquiera, también en Ciudad del Este o Encarnación${cite.borderUrban}. A menos de ${f.borderStrip} de la frontera, argentinos, brasileños y bolivianos, y las empresas donde son mayoría, no pueden tener inmuebles rurales sin un decreto${cite.borderNationals}; el acto es nulo${cite.borderNull}.`,
      en: `Anyone may buy a house or flat in town, in Ciudad del Este or Encarnación as well${cite.borderUrban}. Within ${f.borderStrip} of the border, Argentines, Brazilians and Bolivians, and companies they hold the majority of, may not own rural property without a decree${cite.borderNationals}; such a deed is null${cite.borderNull}.`,
      pt: `Casa ou apartamento em zona urbana qualquer pessoa pode comprar, também em Ciudad del Este ou Encarnación${cite.borderUrban}. A menos de ${f.borderStrip} da fronteira, brasileiros, argentinos e bolivianos, e empresas em que são maioria, não podem ter imóveis rurais sem um decreto${cite.borderNationals}; o ato é nulo${cite.borderNull}.`,
    },
  },
  foreigners: {
    guide: 'foreigners',
    section: 'can',
    about: {
      es: [
        '(extranjer[oa]s?|no residentes?|sin residencia|pasaporte|desde el exterior|turista) & (compr*|propiedad|casa|terreno|inmueble|departamento|tener)',
        `(${others}) & (compr*|propiedad|casa|terreno|tierra|inmueble|departamento)`,
        '(residentes?|residir) & (comprar|compra|compro)',
        '!(dni|pasaporte|documento (paraguayo|argentino)|cedula paraguaya) & (comprar|compra|compro)',
        '(residencia|cedula) & (comprar|compra|compro) & (necesit*|hace falta|obligatori*|tener|sin|casa|propiedad|inmueble)',
      ],
      en: [
        '(foreigners?|expats?|non ?residents?|foreign|americans?|europeans?|germans?|us citizens?|tourists?|passport|without residen*|from abroad) & (buy|buying|own|owning|purchase|property|land)',
        '(live|living) & (own|buy) & (property|house|home|land|flat|apartment)',
        '(residen*|cedula) & (buy|buying|purchase|own) & (need|require*|necessary|without|have|property|house)',
      ],
      pt: [
        '(estrangeir[oa]s?|nao residentes?|sem residencia|passaporte) & (compr*|imovel|casa|terreno|ter)',
        '(residencia|cedula) & (comprar|compra) & (precis*|necessari*|imovel|casa)',
        '!(cpf|rg|documento (paraguaio|brasileiro)|passaporte) & (comprar|compra|compro)',
      ],
    },
    answer: {
      es: `Un extranjero compra igual que un paraguayo y, al contado, alcanza con el pasaporte${cite.passportPurchase}; para un préstamo los bancos piden residencia. El único límite es la tierra rural a menos de ${f.borderStrip} de la frontera, para argentinos, brasileños y bolivianos${cite.borderNationals}.`,
      en: `Foreigners buy as Paraguayans do, and for a cash purchase a passport is enough${cite.passportPurchase}; banks ask for residence for a loan. The one limit is rural land within ${f.borderStrip} of the border, for Argentines, Brazilians and Bolivians${cite.borderNationals}.`,
      pt: `Estrangeiros compram como paraguaios e, à vista, basta o passaporte${cite.passportPurchase}; para empréstimo os bancos pedem residência. O único limite é a terra rural a menos de ${f.borderStrip} da fronteira, para argentinos, brasileiros e bolivianos${cite.borderNationals}.`,
    },
  },
  moving: {
    guide: 'moving',
    section: 'temporary',
    about: {
      es: [
        '!(quiero|queremos|pienso|pensamos|vamos a|voy a) & (vivir|mudar*|radicar*|instalar*) & (a|en|al) paraguay',
        '(mud(o|ar|arme|arse|arnos)|emigr*|residir|radic*|vivir|irme|instalar(me|se)) & paraguay & (necesit*|requisitos?|papeles|documentos?|hace falta|como|que|tramites?|residencia)',
        '(residencia|radicacion|cedula) & (paraguay*|temporal|temporari[oa]|obtener|sacar|tramit*|conseguir|requisitos?|como|mercosur|extranjer*)',
        '(visa|turista|cuanto tiempo puedo (estar|quedar*)) & (paraguay|dias|quedar*)',
      ],
      en: [
        '(stay|tourist|visitor) & paraguay',
        '(move|moving|relocat*|emigrat*|live|living|retire*) & (to |in )?paraguay & (need|require*|documents?|papers?|how|what|can|visa|residen*|steps?)',
        '(residen(ce|cy)|visa|cedula) & (paraguay*|temporary|get|how|apply|requirements?|mercosur|need)',
      ],
      pt: [
        '(mudar|morar|viver|emigrar) & paraguai & (preciso|precisa|documentos?|como|que|residencia|visto)',
        '(residencia|cedula|visto) & (paraguai|temporaria|tirar|obter|como|mercosul|requisitos?)',
      ],
    },
    answer: {
      es: `De visita podés quedarte ${f.visitorStay}, y prorrogarlos una vez. Para vivir acá se pide la residencia temporal: dura hasta ${f.temporaryResidence}, es renovable, da cédula y no exige comprar ni invertir nada${cite.residenceWithoutProperty}. Los requisitos del día los da Migraciones.`,
      en: `As a visitor you may stay ${f.visitorStay}, extendable once. To live here you ask for temporary residence: it lasts up to ${f.temporaryResidence}, is renewable, gives you an identity card (cédula) and asks for no purchase or investment${cite.residenceWithoutProperty}. The migrations office has today’s list of papers.`,
      pt: `Como visitante pode ficar ${f.visitorStay}, prorrogáveis uma vez. Para morar, pede-se a residência temporária: dura até ${f.temporaryResidence}, é renovável, dá a cédula e não exige comprar nem investir${cite.residenceWithoutProperty}. Os requisitos do dia estão em Migraciones.`,
    },
  },
  movingAndBuying: {
    guide: 'moving',
    section: 'temporary',
    about: {
      es: [
        '!(comprar|tener|invertir en) ((una?|alguna?|algo|mi) )?((propiedad|casa|inmueble|departamento|depto|terreno|lote) )?(para|p) ((poder|que me den) )?((sacar|tener|conseguir|obtener|pedir|tramitar|lograr) )?((la|mi|una) )?(residencia|radicacion)',
        '!(mud(o|ar|arme|arnos|amos)|radic*|jubilad[oa]s?|instalar(me|nos)|venir(me|nos)?|irme a vivir) & compr* & (que|como|necesito|hace falta|requisitos?|papeles|documentos?|tramites?|puedo)',
      ],
      en: [
        '!(buy|buying|own|owning) ((an?|some|any) )?((property|house|home|land|flat|apartment|real estate|something) )?(to|for|in order to) ((get|obtain|have|apply for|become|qualify for) )?((an?|my|the) )?residen*',
        '!(move|moving|relocat*|retire|retiring|retired|immigrat*|settle) & (buy|buying|purchas*) & (what|how|need|require*|documents?|papers?|steps?|can)',
      ],
      pt: [
        '!(comprar|ter|investir em) ((um|uma|algum|algo) )?((imovel|casa|apartamento|terreno) )?(para|pra) ((poder) )?((tirar|ter|conseguir|obter|pedir) )?((a|minha|uma) )?residencia',
        '!(mudar*|mudo|aposentad[oa]s?|vir morar) & compr* & (o que|como|preciso|documentos?|posso)',
      ],
    },
    answer: {
      es: `Son dos cosas aparte. Para comprar al contado alcanza con el pasaporte, sin residencia${cite.passportPurchase}; la propiedad pasa por escritura ante escribano${cite.deedRequired}. Para vivir acá se pide la residencia temporal, de hasta ${f.temporaryResidence}, que da cédula y no exige comprar${cite.residenceWithoutProperty}; mientras, de visita podés estar ${f.visitorStay}, prorrogables una vez.`,
      en: `They are two separate things. For a cash purchase a passport is enough, without residence${cite.passportPurchase}; ownership passes by a deed before a notary${cite.deedRequired}. To live here you ask for temporary residence, of up to ${f.temporaryResidence}, which gives an identity card and asks for no purchase${cite.residenceWithoutProperty}; meanwhile a visitor may stay ${f.visitorStay}, extendable once.`,
      pt: `São duas coisas à parte. Para comprar à vista basta o passaporte, sem residência${cite.passportPurchase}; a propriedade passa por escritura diante de um escribano${cite.deedRequired}. Para morar pede-se a residência temporária, de até ${f.temporaryResidence}, que dá a cédula e não exige comprar${cite.residenceWithoutProperty}; enquanto isso, como visitante pode ficar ${f.visitorStay}, prorrogáveis uma vez.`,
    },
  },
  permanentResidence: {
    guide: 'moving',
    section: 'permanent',
    about: {
      es: [
        '(residencia|radicacion) & (permanente|definitiva|inversor*|inversionista|por inversion|suace|invertir|investor pass|comprando|comprar una)',
        '!suace|investor pass|constancia de inversionista',
      ],
      en: [
        '(residen(ce|cy)) & (permanent|invest*|suace|investor pass|by buying|buying|purchase)',
        '!suace|investor (pass|visa)|golden visa|residen(ce|cy) by (buying|investing|investment|purchase)',
      ],
      pt: ['residencia & (permanente|investi*|suace|investor pass|comprando)', '!suace|investor pass'],
    },
    answer: {
      es: `La residencia permanente llega después de la temporal, o directo con una inversión de unos ${f.investorResidence} por SUACE, que da la constancia de inversionista en ${f.investorCertificate}. Comprar una casa no la da por sí solo; de la vía inmobiliaria del Investor Pass no tenemos el monto confirmado${cite.investorPass}.`,
      en: `Permanent residence comes after the temporary one, or at once with an investment of about ${f.investorResidence} through SUACE, which issues the investor certificate in ${f.investorCertificate}. Buying a home does not give it by itself; we have no confirmed amount for the Investor Pass’s real-estate route${cite.investorPass}.`,
      pt: `A residência permanente vem depois da temporária, ou direto com um investimento de cerca de ${f.investorResidence} pela SUACE, que dá a constância de investidor em ${f.investorCertificate}. Comprar uma casa por si só não dá; da via imobiliária do Investor Pass não temos o valor confirmado${cite.investorPass}.`,
    },
  },
} as const satisfies Record<string, Topic>
